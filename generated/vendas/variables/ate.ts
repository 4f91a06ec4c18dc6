// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Último dia do período, quando o endereço o diz. */
export const ate = variable<string>({
  id: "ate",
  type: "string",
  default: "",
  query: true,
});
