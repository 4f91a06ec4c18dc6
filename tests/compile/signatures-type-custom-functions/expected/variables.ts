// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const centavos = variable<number>({
  id: "centavos",
  type: "number",
  default: 1250,
});

export const dia = variable<string>({
  id: "dia",
  type: "string",
  default: "2025-06-15",
});

export const preco = variable<string>({
  id: "preco",
  type: "string",
  default: "",
});

export const resposta = variable<{ readonly [name: string]: unknown } | null>({
  id: "resposta",
  type: "object",
  default: null,
});
