// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Dia seguinte ao último dia de criação, AAAA-MM-DD. */
export const criadoAte = variable<string>({
  id: "criadoAte",
  type: "string",
  default: "",
  query: true,
});
