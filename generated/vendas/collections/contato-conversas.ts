// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Chats,
} from "../tables";
import * as variables from "../variables";

export type ContatoConversasRow = Pick<
  Chats,
    | "canal"
    | "id"
    | "nao_lidas"
    | "status"
    | "ultima_direcao"
    | "ultima_mensagem_em"
    | "ultima_mensagem_previa"
>;

/** As conversas com o contato aberto, a mais recente primeiro. */
export const contatoConversas = supabaseCollection<ContatoConversasRow>({
  id: "contatoConversas",
  table: "chats",
  select: "id,canal,status,ultima_mensagem_em,ultima_mensagem_previa,ultima_direcao,nao_lidas",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      { field: "excluido_em", operator: "isNull" },
      {
        field: "contato_id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
    ],
  }),
  sort: () => [
    { by: "ultima_mensagem_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => variables.limite.value,
});
