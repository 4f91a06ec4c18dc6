// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** `no_prazo`, `vencendo`, `em_1h` ou `estourado`. */
export const sla = variable<string>({
  id: "sla",
  type: "string",
  default: "",
  query: true,
});
