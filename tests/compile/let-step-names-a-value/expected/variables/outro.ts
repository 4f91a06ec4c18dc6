// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const outro = variable<string>({
  id: "outro",
  type: "string",
  default: "",
});
