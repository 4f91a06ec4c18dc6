// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Forma de pagamento escolhida. */
export const forma = variable<string>({
  id: "forma",
  type: "string",
  default: "",
  query: true,
});
