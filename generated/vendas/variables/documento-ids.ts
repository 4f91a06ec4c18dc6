// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Registros com o CPF ou CNPJ buscado. */
export const documentoIds = variable<readonly string[]>({
  id: "documentoIds",
  type: "array",
  default: [],
});
