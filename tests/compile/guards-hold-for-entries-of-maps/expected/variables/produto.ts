// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const produto = variable<string>({
  id: "produto",
  type: "string",
  default: "",
});
