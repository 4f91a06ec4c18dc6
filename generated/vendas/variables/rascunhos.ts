// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O que se começou a escrever em cada conversa. */
export const rascunhos = variable<Readonly<Record<string, string>>>({
  id: "rascunhos",
  type: "object",
  default: {},
  local: true,
});
