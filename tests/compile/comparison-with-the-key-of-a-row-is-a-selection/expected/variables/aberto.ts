// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const aberto = variable<string>({
  id: "aberto",
  type: "string",
  default: "",
});
