// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const qr = variable<string>({
  id: "qr",
  type: "string",
  default: "<svg></svg>",
});
