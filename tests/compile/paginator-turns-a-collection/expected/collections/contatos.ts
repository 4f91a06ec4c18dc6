// @generated from design/collections.json. Do not edit.
import { cmsCollection } from "trama/runtime/plugins/cms";

export type ContatosRow = { readonly id: string };

export const contatos = cmsCollection<ContatosRow>({
  id: "contatos",
  limit: () => 2,
});
