// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const ultima = variable<string>({
  id: "ultima",
  type: "string",
  default: "",
});
