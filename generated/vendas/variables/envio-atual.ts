// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O arquivo que está a caminho. */
export const envioAtual = variable<string>({
  id: "envioAtual",
  type: "string",
  default: "",
});
