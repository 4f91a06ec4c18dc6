// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const idade = variable<number>({
  id: "idade",
  type: "number",
  default: 1,
});

export const linhas = variable<readonly { readonly quantidade: number }[]>({
  id: "linhas",
  type: "array",
  default: [],
});

export const lista = variable<readonly string[]>({
  id: "lista",
  type: "array",
  default: [],
});

export const nome = variable<string>({
  id: "nome",
  type: "string",
  default: "",
});

export const pessoa = variable<{
  readonly nome: string;
  readonly tags: readonly string[];
} | null>({
  id: "pessoa",
  type: "object",
  default: null,
});
