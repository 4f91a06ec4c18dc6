// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const movida = variable<string>({
  id: "movida",
  type: "string",
  default: "",
});
