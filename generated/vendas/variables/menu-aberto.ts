// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O menu em telas pequenas. */
export const menuAberto = variable<boolean>({
  id: "menuAberto",
  type: "boolean",
  default: false,
  history: "push",
});
