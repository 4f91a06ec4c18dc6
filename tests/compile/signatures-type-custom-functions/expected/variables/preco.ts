// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const preco = variable<string>({
  id: "preco",
  type: "string",
  default: "",
});
