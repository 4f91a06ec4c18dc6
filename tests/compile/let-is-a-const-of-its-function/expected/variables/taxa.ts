// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const taxa = variable<number>({
  id: "taxa",
  type: "number",
  default: 1,
});
