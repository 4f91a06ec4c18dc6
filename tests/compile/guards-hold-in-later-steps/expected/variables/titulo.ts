// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const titulo = variable<string>({
  id: "titulo",
  type: "string",
  default: "",
});
