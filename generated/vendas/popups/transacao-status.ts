// @generated from designs/vendas/components/transacao-status.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Muda o status de uma transação à mão, para um dos que as regras permitem, com o motivo. O resultado diz se mudou. */
export const transacaoStatus = popup({
  id: "transacao-status",
  load: () => import("../components/transacao-status"),
  css: "components/transacao-status.css",
  history: "push",
});
