// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const partes = variable<readonly string[]>({
  id: "partes",
  type: "array",
  default: [],
});
