// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const lista = variable<readonly string[]>({
  id: "lista",
  type: "array",
  default: [],
});
