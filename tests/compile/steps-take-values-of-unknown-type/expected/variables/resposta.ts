// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const resposta = variable<string>({
  id: "resposta",
  type: "string",
  default: "",
});
