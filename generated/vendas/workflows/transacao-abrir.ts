// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  transacaoPainel,
} from "../popups";
import * as variables from "../variables";

/** Abre uma transação ao lado da lista e espera que se feche; diz qual estava aberta por último. */
export const transacaoAbrir = workflow<{ readonly id: string }, string>("transacaoAbrir", async (run, params) => {
  variables.transacaoAberta.set(params.id);
  await openPopup(run, transacaoPainel);
  return variables.transacaoAberta.value;
});
