// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const escolhido = variable<string>({
  id: "escolhido",
  type: "string",
  default: "",
});
