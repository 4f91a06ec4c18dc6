// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Primeiro dia do período, quando o endereço o diz. */
export const de = variable<string>({
  id: "de",
  type: "string",
  default: "",
  query: true,
});
