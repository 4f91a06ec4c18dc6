// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const aberto = variable<{ readonly [name: string]: unknown } | null>({
  id: "aberto",
  type: "object",
  default: null,
});
