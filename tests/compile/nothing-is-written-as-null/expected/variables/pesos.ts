// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pesos = variable<readonly (number | null | undefined)[]>({
  id: "pesos",
  type: "array",
  default: [],
});
