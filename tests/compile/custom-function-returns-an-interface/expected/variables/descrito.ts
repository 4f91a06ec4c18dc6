// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const descrito = variable<{
  readonly endereco?: { readonly [name: string]: unknown } | null | undefined;
  readonly nome: string;
} | null>({
  id: "descrito",
  type: "object",
  default: null,
});
