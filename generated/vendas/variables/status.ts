// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Status escolhidos, separados por vírgula. */
export const status = variable<string>({
  id: "status",
  type: "string",
  default: "",
  query: true,
});
