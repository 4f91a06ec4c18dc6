// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import type {
  Chats,
} from "../tables";

export type OportunidadeConversasRow = Pick<
  Chats,
    | "canal"
    | "id"
    | "nao_lidas"
    | "status"
    | "ultima_direcao"
    | "ultima_mensagem_em"
    | "ultima_mensagem_previa"
>;

/** As conversas com o contato da oportunidade aberta. */
export const oportunidadeConversas = supabaseCollection<OportunidadeConversasRow>({
  id: "oportunidadeConversas",
  table: "chats",
  select: "id,canal,status,ultima_mensagem_em,ultima_mensagem_previa,ultima_direcao,nao_lidas",
  autoFetch: false,
  filter: () => ({
    and: [
      { field: "excluido_em", operator: "isNull" },
      {
        field: "contato_id",
        operator: "eq",
        value: custom.uuidOuNulo(oportunidadeAtual()?.contato_id ?? ""),
      },
    ],
  }),
  sort: () => [
    { by: "ultima_mensagem_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 10,
});
