// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const cor = variable<string>({
  id: "cor",
  type: "string",
  default: "",
});
