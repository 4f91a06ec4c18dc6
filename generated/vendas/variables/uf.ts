// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Unidade da federação escolhida. */
export const uf = variable<string>({
  id: "uf",
  type: "string",
  default: "",
  query: true,
});
