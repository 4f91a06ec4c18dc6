// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const tamanho = variable<number>({
  id: "tamanho",
  type: "number",
  default: 1,
});
