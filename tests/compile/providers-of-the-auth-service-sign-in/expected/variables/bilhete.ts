// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const bilhete = variable<string | null>({
  id: "bilhete",
  type: "string",
  default: "",
});
