// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const centavos = variable<number>({
  id: "centavos",
  type: "number",
  default: 1250,
});
