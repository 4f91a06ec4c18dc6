// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const idade = variable<number>({
  id: "idade",
  type: "number",
  default: 1,
});
