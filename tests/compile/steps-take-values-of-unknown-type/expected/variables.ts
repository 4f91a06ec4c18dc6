// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const livre = variable<{ readonly [name: string]: unknown } | null>({
  id: "livre",
  type: "object",
  default: null,
});

export const numeros = variable<readonly number[]>({
  id: "numeros",
  type: "array",
  default: [],
});

export const pessoa = variable<{ readonly [name: string]: unknown }>({
  id: "pessoa",
  type: "object",
  default: {},
});

export const resposta = variable<string>({
  id: "resposta",
  type: "string",
  default: "",
});
