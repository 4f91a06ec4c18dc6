// @generated from design/collections.json. Do not edit.
import { restCollection } from "trama/runtime/plugins/rest";

export const tudo = restCollection<unknown, { readonly de?: string | null | undefined }>({
  id: "tudo",
  hasParams: true,
  request: (params) => ({
    method: "GET",
    url: "https://api.loja.example/tudo",
    query: {
      de: params.de,
    },
  }),
});
