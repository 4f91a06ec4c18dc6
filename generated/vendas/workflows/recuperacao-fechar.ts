// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import { contadores } from "../collections/contadores";
import * as variables from "../variables";
import { recuperacoesBuscar } from "./recuperacoes-buscar";

/** Fecha a recuperação aberta; a fila e o menu mostram como ficou. */
export const recuperacaoFechar = workflow("recuperacaoFechar", async (run) => {
  variables.recuperacaoAberta.set("");
  await recuperacoesBuscar(run);
  await fetchCollection(run, contadores);
});
