// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A transação aberta ao lado da lista. */
export const transacaoAberta = variable<string>({
  id: "transacaoAberta",
  type: "string",
  default: "",
  query: "transacao",
  history: "push",
});
