// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Prioridade escolhida. */
export const prioridade = variable<string>({
  id: "prioridade",
  type: "string",
  default: "",
  query: true,
});
