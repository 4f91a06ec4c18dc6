// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const nomes = variable<readonly string[]>({
  id: "nomes",
  type: "array",
  default: [],
});
