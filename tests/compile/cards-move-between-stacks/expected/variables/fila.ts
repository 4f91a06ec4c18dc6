// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const fila = variable<readonly {
  readonly id: string;
  readonly nome: string;
}[]>({
  id: "fila",
  type: "array",
  default: [
    { id: "ler", nome: "Ler" },
  ],
});
