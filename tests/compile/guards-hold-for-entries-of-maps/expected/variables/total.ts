// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const total = variable<number>({
  id: "total",
  type: "number",
  default: 0,
});
