// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A text. */
export const a = variable<string>({
  id: "a",
  type: "string",
  default: "x",
});
