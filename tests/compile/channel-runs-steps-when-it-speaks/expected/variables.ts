// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const presentes = variable<number>({
  id: "presentes",
  type: "number",
  default: 0,
});

export const tabela = variable<string>({
  id: "tabela",
  type: "string",
  default: "mensagens",
});

export const ultima = variable<string>({
  id: "ultima",
  type: "string",
  default: "",
});
