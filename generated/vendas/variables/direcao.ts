// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** asc ou desc. */
export const direcao = variable<string>({
  id: "direcao",
  type: "string",
  default: "asc",
  query: true,
});
