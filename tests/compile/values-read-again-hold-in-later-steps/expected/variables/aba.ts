// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const aba = variable<string>({
  id: "aba",
  type: "string",
  default: "a",
});
