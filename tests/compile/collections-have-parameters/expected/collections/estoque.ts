// @generated from design/collections.json. Do not edit.
import { xanoCollection } from "trama/runtime/plugins/xano";
import { xano } from "../xano";

export const estoque = xanoCollection<unknown, { readonly produto: number }>({
  id: "estoque",
  hasParams: true,
  autoFetch: false,
  request: (params) => ({
    group: xano.loja,
    method: "GET",
    endpoint: "/estoque/{produto}",
    pathParams: {
      produto: params.produto,
    },
  }),
  filter: (params) => ({
    and: [
      {
        field: "produto",
        operator: "eq",
        value: params.produto,
      },
    ],
  }),
});
