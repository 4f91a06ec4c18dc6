// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** Abre uma transação ao lado da lista; o endereço diz qual. */
export const transacaoAbrir = workflow<{ readonly id: string }>("transacaoAbrir", (_run, params) => {
  variables.transacaoAberta.set(params.id);
});
