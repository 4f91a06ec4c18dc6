// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Primeiro dia de postagem, AAAA-MM-DD; vazio é qualquer um. */
export const postadoDe = variable<string>({
  id: "postadoDe",
  type: "string",
  default: "",
  query: true,
});
