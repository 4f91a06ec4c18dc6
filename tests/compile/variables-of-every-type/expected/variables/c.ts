// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const c = variable<boolean>({
  id: "c",
  type: "boolean",
  default: true,
});
