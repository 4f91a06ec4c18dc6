// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const situacao = variable<"aberta" | "paga">({
  id: "situacao",
  type: "string",
  default: "aberta",
});
