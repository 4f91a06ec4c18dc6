// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { painelDescartar } from "./painel-descartar";

/** Abre uma recuperação ao lado da fila; o endereço diz qual. */
export const recuperacaoAbrir = workflow<{ readonly id: string }>("recuperacaoAbrir", async (run, params) => {
  if (params.id === variables.recuperacaoAberta.value) {
    return;
  }
  const livre = await painelDescartar(run);
  if (!livre) {
    return;
  }
  variables.recuperacaoAberta.set(params.id);
});
