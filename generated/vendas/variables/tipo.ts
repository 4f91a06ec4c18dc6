// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Tipos de recuperação escolhidos, com vírgula. */
export const tipo = variable<string>({
  id: "tipo",
  type: "string",
  default: "",
  query: true,
});
