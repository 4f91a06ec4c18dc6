// @generated from design/collections.json. Do not edit.
import { fileCollection } from "trama/runtime/plugins/file";

export type PaisesRow = {
  readonly id: string;
  readonly nome: string;
};

export const paises = fileCollection<readonly PaisesRow[]>({
  id: "paises",
  empty: [],
});
