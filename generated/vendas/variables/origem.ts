// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const origem = variable<string>({
  id: "origem",
  type: "string",
  default: "",
  query: true,
});
