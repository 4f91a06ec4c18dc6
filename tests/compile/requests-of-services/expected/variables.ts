// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const cidade = variable<string>({
  id: "cidade",
  type: "string",
  default: "Belém",
});

export const eventos = variable<readonly unknown[]>({
  id: "eventos",
  type: "array",
  default: [],
});

export const pagina = variable<number>({
  id: "pagina",
  type: "number",
  default: 0,
});

export const resposta = variable<string>({
  id: "resposta",
  type: "string",
  default: "",
});
