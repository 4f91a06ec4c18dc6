// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O conjunto de anúncios em que se entrou. */
export const conjunto = variable<string>({
  id: "conjunto",
  type: "string",
  default: "",
  query: true,
});
