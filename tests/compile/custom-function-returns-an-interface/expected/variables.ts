// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const aberto = variable<{ readonly [name: string]: unknown } | null>({
  id: "aberto",
  type: "object",
  default: null,
});

export const descrito = variable<{
  readonly endereco?: { readonly [name: string]: unknown } | null | undefined;
  readonly nome: string;
} | null>({
  id: "descrito",
  type: "object",
  default: null,
});

export const lista = variable<readonly { readonly [name: string]: unknown }[] | null>({
  id: "lista",
  type: "array",
  default: [],
});

export const mapa = variable<Readonly<Record<string, number>> | null>({
  id: "mapa",
  type: "object",
  default: null,
});

export const texto = variable<string | null>({
  id: "texto",
  type: "string",
  default: "",
});
