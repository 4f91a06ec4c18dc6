// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Dia seguinte ao último dia de postagem, AAAA-MM-DD. */
export const postadoAte = variable<string>({
  id: "postadoAte",
  type: "string",
  default: "",
  query: true,
});
