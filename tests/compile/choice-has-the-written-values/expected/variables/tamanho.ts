// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const tamanho = variable<"p" | "m" | null>({
  id: "tamanho",
  type: "string",
  default: null,
});
