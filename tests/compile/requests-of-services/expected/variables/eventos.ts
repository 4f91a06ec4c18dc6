// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const eventos = variable<readonly unknown[]>({
  id: "eventos",
  type: "array",
  default: [],
});
