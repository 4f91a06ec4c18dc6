// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const papel = variable<string>({
  id: "papel",
  type: "string",
  default: "",
  query: true,
});
