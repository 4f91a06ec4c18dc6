// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pedido = variable<{ readonly nome: string } | null>({
  id: "pedido",
  type: "object",
  default: null,
});
