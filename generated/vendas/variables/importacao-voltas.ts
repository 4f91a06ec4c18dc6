// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantas vezes o andamento de uma importação já se buscou. */
export const importacaoVoltas = variable<number>({
  id: "importacaoVoltas",
  type: "number",
  default: 0,
});
