// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const salvo = variable<boolean>({
  id: "salvo",
  type: "boolean",
  default: false,
});
