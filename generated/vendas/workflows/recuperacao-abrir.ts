// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** Abre uma recuperação ao lado da fila; o endereço diz qual. */
export const recuperacaoAbrir = workflow<{ readonly id: string }>("recuperacaoAbrir", (run, params) => {
  variables.recuperacaoAberta.set(params.id);
});
