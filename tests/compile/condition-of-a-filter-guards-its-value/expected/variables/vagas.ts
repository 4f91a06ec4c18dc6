// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const vagas = variable<number>({
  id: "vagas",
  type: "number",
  default: 0,
});
