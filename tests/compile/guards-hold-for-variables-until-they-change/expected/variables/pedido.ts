// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pedido = variable<{
  readonly cliente?: { readonly nome: string } | null | undefined;
  readonly id: number;
} | null>({
  id: "pedido",
  type: "object",
  default: null,
});
