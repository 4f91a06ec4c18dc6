// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const visao = variable<string>({
  id: "visao",
  type: "string",
  default: "week",
});
