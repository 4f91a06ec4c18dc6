// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const aberto = variable<boolean>({
  id: "aberto",
  type: "boolean",
  default: false,
});
