// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const livre = variable<{ readonly [name: string]: unknown }>({
  id: "livre",
  type: "object",
  default: {},
});
