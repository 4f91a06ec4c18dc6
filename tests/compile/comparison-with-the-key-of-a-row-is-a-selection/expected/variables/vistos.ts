// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const vistos = variable<readonly { readonly id?: string | null | undefined }[]>({
  id: "vistos",
  type: "array",
  default: [],
});
