// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Maior valor, em reais; 0 não limita. */
export const valorMax = variable<number>({
  id: "valorMax",
  type: "number",
  default: 0,
  query: true,
});
