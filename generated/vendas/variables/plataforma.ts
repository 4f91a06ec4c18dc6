// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Plataforma escolhida. */
export const plataforma = variable<string>({
  id: "plataforma",
  type: "string",
  default: "",
  query: true,
});
