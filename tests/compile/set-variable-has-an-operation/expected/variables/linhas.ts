// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const linhas = variable<readonly { readonly quantidade: number }[]>({
  id: "linhas",
  type: "array",
  default: [],
});
