// @generated from designs/notes/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

/** Why the last action failed; empty when it worked. */
export const failure = variable<string>({
  id: "failure",
  type: "string",
  default: "",
});
