// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const limite = variable<number>({
  id: "limite",
  type: "number",
  default: 50,
});
