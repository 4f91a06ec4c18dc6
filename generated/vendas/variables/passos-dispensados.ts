// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Os primeiros passos não aparecem mais neste navegador. */
export const passosDispensados = variable<boolean>({
  id: "passosDispensados",
  type: "boolean",
  default: false,
  local: true,
});
