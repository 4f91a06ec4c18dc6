// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O nível das métricas; vazio é por campanha. */
export const nivel = variable<string>({
  id: "nivel",
  type: "string",
  default: "",
  query: true,
});
