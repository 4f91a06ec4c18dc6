// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quando se usou o acesso pela última vez: `7`, `30` ou `90` dias, ou `nunca`. */
export const acesso = variable<string>({
  id: "acesso",
  type: "string",
  default: "",
  query: true,
});
