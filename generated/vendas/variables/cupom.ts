// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Parte do cupom. */
export const cupom = variable<string>({
  id: "cupom",
  type: "string",
  default: "",
  query: true,
});
