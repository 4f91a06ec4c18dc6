// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pessoas = variable<readonly {
  readonly filhos: readonly {
    readonly id: string;
    readonly nome: string;
  }[];
  readonly id: string;
  readonly nome: string;
}[]>({
  id: "pessoas",
  type: "array",
  default: [],
});
