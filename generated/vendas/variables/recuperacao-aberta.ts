// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A recuperação aberta ao lado da fila. */
export const recuperacaoAberta = variable<string>({
  id: "recuperacaoAberta",
  type: "string",
  default: "",
  query: "recuperacao",
  history: "push",
});
