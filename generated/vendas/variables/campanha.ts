// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A campanha em que se entrou. */
export const campanha = variable<string>({
  id: "campanha",
  type: "string",
  default: "",
  query: true,
});
