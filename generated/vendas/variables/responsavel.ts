// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const responsavel = variable<string>({
  id: "responsavel",
  type: "string",
  default: "",
  query: true,
});
