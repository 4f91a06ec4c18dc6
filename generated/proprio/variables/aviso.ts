// @generated from designs/proprio/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const aviso = variable<string>({
  id: "aviso",
  type: "string",
  default: "",
});
