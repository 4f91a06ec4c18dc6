// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O problema dos avisos de plataforma que alguém abriu. */
export const avisoErro = variable<string>({
  id: "avisoErro",
  type: "string",
  default: "",
});
