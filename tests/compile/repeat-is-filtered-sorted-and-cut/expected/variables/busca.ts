// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const busca = variable<string>({
  id: "busca",
  type: "string",
  default: "",
});
