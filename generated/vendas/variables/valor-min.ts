// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Menor valor, em reais; 0 não limita. */
export const valorMin = variable<number>({
  id: "valorMin",
  type: "number",
  default: 0,
  query: true,
});
