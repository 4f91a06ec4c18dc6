// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A plataforma dos avisos que alguém abriu. */
export const avisoPlataforma = variable<string>({
  id: "avisoPlataforma",
  type: "string",
  default: "",
});
