// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const feito = variable<boolean>({
  id: "feito",
  type: "boolean",
  default: false,
});
