// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const ate = variable<number>({
  id: "ate",
  type: "number",
  default: 100,
});
