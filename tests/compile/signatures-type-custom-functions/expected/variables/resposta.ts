// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const resposta = variable<{ readonly [name: string]: unknown } | null>({
  id: "resposta",
  type: "object",
  default: null,
});
