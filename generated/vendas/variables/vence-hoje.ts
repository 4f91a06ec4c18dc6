// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Só transações que vencem hoje. */
export const venceHoje = variable<boolean>({
  id: "venceHoje",
  type: "boolean",
  default: false,
  query: true,
});
