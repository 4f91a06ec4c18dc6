// @generated from design/collections.json. Do not edit.
import { restCollection } from "trama/runtime/plugins/rest";

export type CidadeRow = { readonly uf?: string | null | undefined };

export const cidade = restCollection<CidadeRow, { readonly nome: string }>({
  id: "cidade",
  hasParams: true,
  single: true,
  request: (params) => ({
    method: "GET",
    url: `https://api.loja.example/cidades/${params.nome}`,
  }),
});
