// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O menu só com ícones. */
export const menuRecolhido = variable<boolean>({
  id: "menuRecolhido",
  type: "boolean",
  default: false,
  local: true,
});
