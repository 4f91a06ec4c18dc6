// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pagina = variable<number>({
  id: "pagina",
  type: "number",
  default: 0,
});
