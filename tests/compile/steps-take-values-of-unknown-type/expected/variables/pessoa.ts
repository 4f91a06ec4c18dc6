// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pessoa = variable<{ readonly [name: string]: unknown }>({
  id: "pessoa",
  type: "object",
  default: {},
});
