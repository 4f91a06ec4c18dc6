// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Só as oportunidades paradas há tempo demais na etapa. */
export const paradas = variable<boolean>({
  id: "paradas",
  type: "boolean",
  default: false,
  query: true,
});
