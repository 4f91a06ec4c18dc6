// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const lista = variable<readonly { readonly [name: string]: unknown }[] | null>({
  id: "lista",
  type: "array",
  default: [],
});
