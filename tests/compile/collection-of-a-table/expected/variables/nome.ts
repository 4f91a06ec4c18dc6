// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const nome = variable<string>({
  id: "nome",
  type: "string",
  default: "",
});
