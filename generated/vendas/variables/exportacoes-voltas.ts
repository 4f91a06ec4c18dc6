// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantas vezes a lista de exportações já se buscou enquanto se espera por um arquivo. */
export const exportacoesVoltas = variable<number>({
  id: "exportacoesVoltas",
  type: "number",
  default: 0,
});
