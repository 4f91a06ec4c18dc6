// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const aberta = variable<string>({
  id: "aberta",
  type: "string",
  default: "",
  query: true,
  history: "push",
});
