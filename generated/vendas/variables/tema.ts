// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** claro, escuro ou sistema. */
export const tema = variable<string>({
  id: "tema",
  type: "string",
  default: "sistema",
  local: true,
});
