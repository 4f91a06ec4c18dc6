// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const aba = variable<string>({
  id: "aba",
  type: "string",
  default: "a",
});

export const nomes = variable<readonly string[]>({
  id: "nomes",
  type: "array",
  default: [],
});

export const passo = variable<number>({
  id: "passo",
  type: "number",
  default: 0,
});

export const pedido = variable<{
  readonly cliente?: { readonly nome: string } | null | undefined;
  readonly id: number;
  readonly total?: number | null | undefined;
} | null>({
  id: "pedido",
  type: "object",
  default: null,
});
