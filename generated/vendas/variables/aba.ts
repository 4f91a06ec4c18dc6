// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A aba aberta; vazia é a primeira. */
export const aba = variable<string>({
  id: "aba",
  type: "string",
  default: "",
  query: true,
});
