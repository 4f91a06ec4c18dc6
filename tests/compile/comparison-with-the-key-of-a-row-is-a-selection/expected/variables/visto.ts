// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const visto = variable<string | null>({
  id: "visto",
  type: "string",
  default: "",
});
