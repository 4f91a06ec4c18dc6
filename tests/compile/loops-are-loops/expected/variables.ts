// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "trama/runtime";

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
  readonly [name: string]: unknown;
} | null>({
  id: "pessoa",
  type: "object",
  default: null,
});

export const pessoas = variable<readonly {
  readonly filhos: readonly {
    readonly id: string;
    readonly nome: string;
    readonly [name: string]: unknown;
  }[];
  readonly id: string;
  readonly nome: string;
  readonly [name: string]: unknown;
}[]>({
  id: "pessoas",
  type: "array",
  default: [],
});
