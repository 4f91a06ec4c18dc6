// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Id do produto escolhido. */
export const produto = variable<string>({
  id: "produto",
  type: "string",
  default: "",
  query: true,
});
