// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const notas = variable<readonly {
  readonly atrasada: boolean;
  readonly id: number;
}[]>({
  id: "notas",
  type: "array",
  default: [
    { id: 1, atrasada: true },
  ],
});
