// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const urgencia = variable<"baixa" | "normal" | "alta">({
  id: "urgencia",
  type: "string",
  default: "normal",
});
