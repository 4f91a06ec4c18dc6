// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const partes = variable<readonly string[]>({
  id: "partes",
  type: "array",
  default: [],
});

export const tamanho = variable<number>({
  id: "tamanho",
  type: "number",
  default: 0,
});

export const titulo = variable<string>({
  id: "titulo",
  type: "string",
  default: "",
});
