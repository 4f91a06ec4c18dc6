// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const dias = variable<readonly string[]>({
  id: "dias",
  type: "array",
  default: [],
});
