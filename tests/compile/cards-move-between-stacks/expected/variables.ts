// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const fila = variable<readonly {
  readonly id: string;
  readonly nome: string;
}[]>({
  id: "fila",
  type: "array",
  default: [
    { id: "ler", nome: "Ler" },
  ],
});

export const movida = variable<string>({
  id: "movida",
  type: "string",
  default: "",
});

export const negocios = variable<readonly {
  readonly etapa: string;
  readonly id: string;
  readonly nome: string;
}[]>({
  id: "negocios",
  type: "array",
  default: [
    { id: "ana", nome: "Ana", etapa: "nova" },
    { id: "bia", nome: "Bia", etapa: "paga" },
  ],
});
