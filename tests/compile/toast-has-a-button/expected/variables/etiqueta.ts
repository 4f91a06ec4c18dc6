// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const etiqueta = variable<string>({
  id: "etiqueta",
  type: "string",
  default: "vip",
});
