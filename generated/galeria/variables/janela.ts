// @generated from designs/galeria/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const janela = variable<boolean>({
  id: "janela",
  type: "boolean",
  default: false,
});
