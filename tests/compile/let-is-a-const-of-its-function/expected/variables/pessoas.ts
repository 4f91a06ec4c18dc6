// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pessoas = variable<readonly {
  readonly id: string;
  readonly idade?: number | null | undefined;
  readonly nome: string;
}[]>({
  id: "pessoas",
  type: "array",
  default: [],
});
