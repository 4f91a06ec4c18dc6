// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Uma tecla sozinha, fora dos campos, age na página. */
export const atalhosDeTecla = variable<boolean>({
  id: "atalhosDeTecla",
  type: "boolean",
  default: true,
  local: true,
});
