// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const lista = variable<readonly number[]>({
  id: "lista",
  type: "array",
  default: [],
});

export const livre = variable<{ readonly [name: string]: unknown }>({
  id: "livre",
  type: "object",
  default: {},
});

export const nome = variable<string>({
  id: "nome",
  type: "string",
  default: "",
});
