// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type NomesRow = {
  readonly nome: string;
  readonly toString?: unknown;
  readonly constructor?: unknown;
};

/** Some fields are called as what every object has. */
export const nomes = staticCollection<readonly NomesRow[]>({
  id: "nomes",
  data: [
    { nome: "a" },
    { nome: "b", toString: "texto", constructor: 1 },
  ],
});
