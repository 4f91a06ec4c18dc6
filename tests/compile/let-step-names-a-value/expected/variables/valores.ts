// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const valores = variable<readonly number[]>({
  id: "valores",
  type: "array",
  default: [],
});
