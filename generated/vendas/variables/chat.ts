// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A conversa aberta em Chats. */
export const chat = variable<string>({
  id: "chat",
  type: "string",
  default: "",
  query: true,
  history: "push",
});
