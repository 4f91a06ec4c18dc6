// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const prazo = variable<"hoje" | "semana">({
  id: "prazo",
  type: "string",
  default: "hoje",
});
