// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Categoria de atendimento escolhida. */
export const categoria = variable<string>({
  id: "categoria",
  type: "string",
  default: "",
  query: true,
});
