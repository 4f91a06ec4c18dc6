// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Parte do nome de quem vendeu como afiliado. */
export const afiliado = variable<string>({
  id: "afiliado",
  type: "string",
  default: "",
  query: true,
});
