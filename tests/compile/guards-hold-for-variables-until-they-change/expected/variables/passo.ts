// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const passo = variable<number>({
  id: "passo",
  type: "number",
  default: 0,
});
