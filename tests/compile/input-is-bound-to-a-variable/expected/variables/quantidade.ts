// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const quantidade = variable<number>({
  id: "quantidade",
  type: "number",
  default: 1,
});
