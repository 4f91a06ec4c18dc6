// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Texto da busca. */
export const q = variable<string>({
  id: "q",
  type: "string",
  default: "",
  query: true,
});
