// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Transportadora escolhida. */
export const transportadora = variable<string>({
  id: "transportadora",
  type: "string",
  default: "",
  query: true,
});
