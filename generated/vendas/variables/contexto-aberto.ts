// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O contexto de uma conversa, em telas em que ele não cabe ao lado. */
export const contextoAberto = variable<boolean>({
  id: "contextoAberto",
  type: "boolean",
  default: false,
  query: "contexto",
  history: "push",
});
