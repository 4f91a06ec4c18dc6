// @generated from design/collections.json. Do not edit.
import { restCollection } from "trama/runtime/plugins/rest";

export type CidadeRow = {
  readonly uf?: string | null | undefined;
  readonly [name: string]: unknown;
};

export const cidade = restCollection<CidadeRow, { readonly nome: string }>({
  id: "cidade",
  hasParams: true,
  single: true,
  request: (params) => ({
    method: "GET",
    url: `https://api.loja.example/cidades/${params.nome}`,
  }),
});
