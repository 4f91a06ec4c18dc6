// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const ativo = variable<boolean>({
  id: "ativo",
  type: "boolean",
  default: false,
});
