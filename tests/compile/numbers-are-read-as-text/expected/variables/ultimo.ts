// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const ultimo = variable<string>({
  id: "ultimo",
  type: "string",
  default: "0",
});
