// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  openPopup,
  workflow,
} from "trama/runtime";
import { contadores } from "../collections/contadores";
import {
  recuperacaoPainel,
} from "../popups";
import * as variables from "../variables";
import { recuperacoesBuscar } from "./recuperacoes-buscar";

/** Mostra uma recuperação ao lado da fila, até que se feche. */
export const recuperacaoAbrir = workflow<{ readonly id: string }>("recuperacaoAbrir", async (run, params) => {
  variables.recuperacaoAberta.set(params.id);
  await openPopup(run, recuperacaoPainel);
  variables.recuperacaoAberta.set("");
  await recuperacoesBuscar(run);
  await fetchCollection(run, contadores);
});
