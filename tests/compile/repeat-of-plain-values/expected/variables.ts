// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "trama/runtime";

export const nomes = variable<readonly string[]>({
  id: "nomes",
  type: "array",
  default: [],
});
