// @generated from design/collections.json. Do not edit.
import { cmsCollection } from "trama/runtime/plugins/cms";

export type NotasRow = {
  readonly id: number;
  readonly texto: string;
};

export const notas = cmsCollection<NotasRow, { readonly quantas: number }>({
  id: "notas",
  hasParams: true,
  autoFetch: false,
  limit: (params) => params.quantas,
});
