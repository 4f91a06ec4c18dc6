// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const nome = variable<string>({
  id: "nome",
  type: "string",
  default: "",
});

export const pessoas = variable<readonly {
  readonly id: string;
  readonly idade?: number | null | undefined;
  readonly nome: string;
}[]>({
  id: "pessoas",
  type: "array",
  default: [],
});

export const taxa = variable<number>({
  id: "taxa",
  type: "number",
  default: 1,
});

export const valores = variable<readonly number[]>({
  id: "valores",
  type: "array",
  default: [],
});
