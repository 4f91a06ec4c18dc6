// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const desde = variable<string>({
  id: "desde",
  type: "string",
  default: "",
});
