// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const presentes = variable<number>({
  id: "presentes",
  type: "number",
  default: 0,
});
