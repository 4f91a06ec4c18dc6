// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const escolhido = variable<number>({
  id: "escolhido",
  type: "number",
  default: 0,
});
