// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const fila = variable<readonly string[]>({
  id: "fila",
  type: "array",
  default: [],
});
