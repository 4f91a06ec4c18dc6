// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const nota = variable<string>({
  id: "nota",
  type: "string",
  default: "",
});
