// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatoArquivos,
} from "../tables";
import * as variables from "../variables";

export type ContatoArquivosRow = Pick<
  VwContatoArquivos,
    | "criado_em"
    | "enviado_por_nome"
    | "ext"
    | "id"
    | "nome"
    | "tamanho"
    | "url"
>;

/** Os arquivos do contato aberto. */
export const contatoArquivos = supabaseCollection<ContatoArquivosRow>({
  id: "contatoArquivos",
  table: "vw_contato_arquivos",
  select: "id,nome,url,ext,tamanho,criado_em,enviado_por_nome",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "contato_id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => variables.limite.value,
});
