// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const itens = variable<readonly { readonly id: number }[]>({
  id: "itens",
  type: "array",
  default: [],
});
