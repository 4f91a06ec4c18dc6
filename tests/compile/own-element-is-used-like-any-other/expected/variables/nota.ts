// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const nota = variable<number>({
  id: "nota",
  type: "number",
  default: 3,
});
