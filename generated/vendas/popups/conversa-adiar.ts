// @generated from designs/vendas/components/conversa-adiar.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Até quando uma conversa fica adiada. O resultado é o instante. */
export const conversaAdiar = popup({
  id: "conversa-adiar",
  load: () => import("../components/conversa-adiar"),
  css: "components/conversa-adiar.css",
  history: "push",
});
