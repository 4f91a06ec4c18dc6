// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const d = variable<{ readonly [name: string]: unknown }>({
  id: "d",
  type: "object",
  default: { x: 1, y: [1, 2] },
});
