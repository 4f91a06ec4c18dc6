// @generated from designs/ola/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const contador = variable<number>({
  id: "contador",
  type: "number",
  default: 0,
});
