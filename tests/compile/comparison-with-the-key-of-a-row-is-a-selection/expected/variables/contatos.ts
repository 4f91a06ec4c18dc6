// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const contatos = variable<readonly {
  readonly id: string;
  readonly nome: string;
  readonly tags: readonly string[];
}[]>({
  id: "contatos",
  type: "array",
  default: [],
});
