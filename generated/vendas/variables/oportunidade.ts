// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A oportunidade aberta ao lado. */
export const oportunidade = variable<string>({
  id: "oportunidade",
  type: "string",
  default: "",
  query: true,
  history: "push",
});
