// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const de = variable<number>({
  id: "de",
  type: "number",
  default: 0,
});
