// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Enter envia e Shift+Enter quebra a linha; sem isso, o contrário. */
export const enviarComEnter = variable<boolean>({
  id: "enviarComEnter",
  type: "boolean",
  default: true,
  local: true,
});
