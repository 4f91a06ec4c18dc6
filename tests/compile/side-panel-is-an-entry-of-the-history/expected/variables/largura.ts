// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const largura = variable<number>({
  id: "largura",
  type: "number",
  default: 0,
});
