// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Primeiro dia do período, AAAA-MM-DD. */
export const dataInicio = variable<string>({
  id: "dataInicio",
  type: "string",
  default: "",
  persist: true,
});
