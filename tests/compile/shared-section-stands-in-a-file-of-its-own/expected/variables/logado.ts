// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const logado = variable<boolean>({
  id: "logado",
  type: "boolean",
  default: true,
});
