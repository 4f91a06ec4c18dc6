// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quando a presença foi marcada pela última vez, em milissegundos. */
export const presencaEm = variable<number>({
  id: "presencaEm",
  type: "number",
  default: 0,
  persist: true,
});
