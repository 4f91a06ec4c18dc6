// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const cidade = variable<string>({
  id: "cidade",
  type: "string",
  default: "Belém",
});
