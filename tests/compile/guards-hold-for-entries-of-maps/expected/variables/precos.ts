// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const precos = variable<Readonly<Record<string, number>>>({
  id: "precos",
  type: "object",
  default: {},
});
