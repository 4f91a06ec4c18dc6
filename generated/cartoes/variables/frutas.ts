// @generated from designs/cartoes/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const frutas = variable<readonly {
  readonly id: string;
  readonly nome: string;
}[]>({
  id: "frutas",
  type: "array",
  default: [
    { id: "caju", nome: "Caju" },
    { id: "jabuticaba", nome: "Jabuticaba" },
    { id: "pitanga", nome: "Pitanga" },
  ],
});
