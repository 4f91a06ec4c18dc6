// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantas linhas do arquivo de rastreios já se leram. */
export const rastreiosContados = variable<number>({
  id: "rastreiosContados",
  type: "number",
  default: 0,
});
