// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const mensagem = variable<string>({
  id: "mensagem",
  type: "string",
  default: "",
});
