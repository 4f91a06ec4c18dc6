// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const porPagina = variable<number>({
  id: "porPagina",
  type: "number",
  default: 10,
});
