// @generated from design/collections.json. Do not edit.
import { customCollection } from "trama/runtime/plugins/custom";
import * as custom from "../../design/custom/index";

export type VezesRow = { readonly dia: string };

export const vezes = customCollection<VezesRow, { readonly dia: string }>({
  id: "vezes",
  hasParams: true,
  autoFetch: false,
  request: (call, params) => call(custom.proximas, params.dia, 3),
});
