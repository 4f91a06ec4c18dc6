// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const e = variable<readonly unknown[] | null>({
  id: "e",
  type: "array",
  default: [],
});
