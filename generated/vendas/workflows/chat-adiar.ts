// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  openPopup,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import { formatDate } from "../helpers/format-date";
import {
  conversaAdiar,
} from "../popups";
import { chatMudarStatus } from "./chat-mudar-status";

/** Pergunta até quando, e adia uma conversa. */
export const chatAdiar = workflow<{ readonly id: string }>("chatAdiar", async (run, params) => {
  const quando = await openPopup(run, conversaAdiar);
  if (!quando) {
    return;
  }
  const ate = toText(quando);
  inStep(run, "runWorkflow chatMudarStatus");
  await chatMudarStatus(run, {
    ate,
    aviso: `Adiada até ${formatDate(ate, "DD/MM HH:mm")}.`,
    id: params.id,
    status: "adiado",
  });
});
