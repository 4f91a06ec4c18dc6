// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const dia = variable<string>({
  id: "dia",
  type: "string",
  default: "2025-06-15",
});
