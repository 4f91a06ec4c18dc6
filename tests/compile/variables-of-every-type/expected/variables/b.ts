// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const b = variable<number | null>({
  id: "b",
  type: "number",
  default: null,
});
