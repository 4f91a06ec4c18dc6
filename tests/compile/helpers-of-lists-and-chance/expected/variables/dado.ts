// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const dado = variable<number>({
  id: "dado",
  type: "number",
  default: 1,
});
