// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O pipeline que o quadro mostra; vazio é o padrão da conta. */
export const pipeline = variable<string>({
  id: "pipeline",
  type: "string",
  default: "",
  query: true,
});
