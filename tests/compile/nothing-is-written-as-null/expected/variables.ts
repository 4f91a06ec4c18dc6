// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const livre = variable<{ readonly [name: string]: unknown }>({
  id: "livre",
  type: "object",
  default: {},
});

export const nome = variable<string | null>({
  id: "nome",
  type: "string",
  default: "",
});

export const pesos = variable<readonly (number | null | undefined)[]>({
  id: "pesos",
  type: "array",
  default: [],
});
