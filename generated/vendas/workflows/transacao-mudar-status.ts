// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  transacaoStatus,
} from "../popups";
import { avisar } from "./avisar";
import { transacoesBuscar } from "./transacoes-buscar";

/** Muda o status à mão e mostra a lista como ficou; diz se mudou. */
export const transacaoMudarStatus = workflow<{ readonly id: string }, boolean>("transacaoMudarStatus", async (run, params) => {
  const mudou = await openPopup(run, transacaoStatus, {
    transacaoId: params.id,
  });
  if (!mudou) {
    return false;
  }
  await transacoesBuscar(run);
  await avisar(run, {
    mensagem: "Status alterado.",
  });
  return true;
});
