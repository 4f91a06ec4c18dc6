// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** `aprovacao` conta o período pela data da aprovação; vazia, pela do pedido. */
export const dataDe = variable<string>({
  id: "dataDe",
  type: "string",
  default: "",
  query: true,
});
