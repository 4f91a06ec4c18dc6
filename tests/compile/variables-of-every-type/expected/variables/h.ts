// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const h = variable<string>({
  id: "h",
  type: "string",
  default: "q",
  query: "busca",
});
