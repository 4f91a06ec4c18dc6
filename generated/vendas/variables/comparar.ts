// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Os números se comparam com os do período anterior. */
export const comparar = variable<boolean>({
  id: "comparar",
  type: "boolean",
  default: false,
  query: true,
});
