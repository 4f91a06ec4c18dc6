// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const filme = variable<string>({
  id: "filme",
  type: "string",
  default: "",
});
