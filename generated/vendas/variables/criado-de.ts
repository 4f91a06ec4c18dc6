// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Primeiro dia de criação, AAAA-MM-DD; vazio é qualquer um. */
export const criadoDe = variable<string>({
  id: "criadoDe",
  type: "string",
  default: "",
  query: true,
});
