// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const ativo = variable<boolean>({
  id: "ativo",
  type: "boolean",
  default: false,
});

export const busca = variable<string>({
  id: "busca",
  type: "string",
  default: "",
});

export const cor = variable<string>({
  id: "cor",
  type: "string",
  default: "",
});

export const dia = variable<string>({
  id: "dia",
  type: "string",
  default: "",
});

export const dias = variable<readonly string[]>({
  id: "dias",
  type: "array",
  default: [],
});

export const idade = variable<number | null>({
  id: "idade",
  type: "number",
  default: null,
});

export const nota = variable<string>({
  id: "nota",
  type: "string",
  default: "",
});

export const quantidade = variable<number>({
  id: "quantidade",
  type: "number",
  default: 1,
});

export const tags = variable<readonly string[]>({
  id: "tags",
  type: "array",
  default: [],
});
