// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const desconto = variable<number>({
  id: "desconto",
  type: "number",
  default: 0,
});
