// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Canal escolhido nos filtros. */
export const canal = variable<string>({
  id: "canal",
  type: "string",
  default: "",
  query: true,
});
