// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const texto = variable<string | null>({
  id: "texto",
  type: "string",
  default: "",
});
