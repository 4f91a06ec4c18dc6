// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const enviado = variable<number>({
  id: "enviado",
  type: "number",
  default: 0,
});
