// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const tags = variable<readonly string[]>({
  id: "tags",
  type: "array",
  default: [],
});
