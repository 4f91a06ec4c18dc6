// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Dia seguinte ao último do período, AAAA-MM-DD. */
export const dataFim = variable<string>({
  id: "dataFim",
  type: "string",
  default: "",
  persist: true,
});
