// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const aberto = variable<string>({
  id: "aberto",
  type: "string",
  default: "",
});

export const contatos = variable<readonly {
  readonly id: string;
  readonly nome: string;
  readonly tags: readonly string[];
}[]>({
  id: "contatos",
  type: "array",
  default: [],
});

export const visto = variable<string | null>({
  id: "visto",
  type: "string",
  default: "",
});

export const vistos = variable<readonly { readonly id?: string | null | undefined }[]>({
  id: "vistos",
  type: "array",
  default: [],
});
