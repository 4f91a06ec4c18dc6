// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quanto do arquivo já foi, de 0 a 100. */
export const envioProgresso = variable<number>({
  id: "envioProgresso",
  type: "number",
  default: 0,
});
