// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const planos = variable<readonly {
  readonly nome: string;
  readonly value: number;
}[]>({
  id: "planos",
  type: "array",
  default: [
    { value: 1, nome: "Mensal" },
  ],
});
