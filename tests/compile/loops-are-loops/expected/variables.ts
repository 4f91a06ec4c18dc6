// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const idade = variable<number>({
  id: "idade",
  type: "number",
  default: 1,
});

export const lista = variable<readonly string[]>({
  id: "lista",
  type: "array",
  default: [],
});

export const pessoa = variable<{
  readonly nome: string;
  readonly tags: readonly string[];
} | null>({
  id: "pessoa",
  type: "object",
  default: null,
});

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
