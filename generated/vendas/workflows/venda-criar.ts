// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  vendaManual,
} from "../popups";
import { avisar } from "./avisar";
import { transacoesBuscar } from "./transacoes-buscar";

/** Registra uma venda manual e mostra a lista com ela. */
export const vendaCriar = workflow("vendaCriar", async (run) => {
  const nova = await openPopup(run, vendaManual);
  if (!nova) {
    return;
  }
  await transacoesBuscar(run);
  await avisar(run, {
    mensagem: "Venda registrada.",
  });
});
