// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** confortavel ou compacta. */
export const densidade = variable<string>({
  id: "densidade",
  type: "string",
  default: "confortavel",
  local: true,
});
