// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const i = variable<number>({
  id: "i",
  type: "number",
  default: 2,
  persist: true,
});
