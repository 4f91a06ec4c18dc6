// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const numeros = variable<readonly number[]>({
  id: "numeros",
  type: "array",
  default: [],
});
