// @generated from design/collections.json. Do not edit.
import { fileCollection } from "trama/runtime/plugins/file";

export type DonoRow = { readonly nome: string };

export const dono = fileCollection<DonoRow | null>({
  id: "dono",
  empty: null,
});
