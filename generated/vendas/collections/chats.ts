// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import * as variables from "../variables";

export type ChatsRow = {
  readonly canal: "whatsapp" | "instagram" | "email" | "widget";
  readonly contato_id: string;
  readonly excluido_em?: string | null | undefined;
  readonly id: string;
  readonly nao_lidas: number;
  readonly responsavel_id?: string | null | undefined;
  readonly status: "aberto" | "pendente" | "adiado" | "resolvido";
  readonly ultima_direcao: "entrada" | "saida";
  readonly ultima_mensagem_em: string;
  readonly ultima_mensagem_previa: string;
  readonly contato: {
    readonly id: string;
    readonly nome: string;
  };
};

/** As conversas da aba e dos filtros de Chats. */
export const chats = supabaseCollection<ChatsRow>({
  id: "chats",
  table: "chats",
  select: "id,contato_id,canal,status,responsavel_id,ultima_mensagem_em,ultima_mensagem_previa,ultima_direcao,nao_lidas,excluido_em,contato:contatos!chats_conta_id_contato_id_fkey!inner(id,nome)",
  count: true,
  autoFetch: false,
  realtime: true,
  filter: () => ({
    and: [
      { field: "excluido_em", operator: "isNull" },
      {
        field: "responsavel_id",
        operator: "eq",
        value: auth.user.value?.id ?? "",
        if: variables.aba.value === "",
      },
      {
        field: "responsavel_id",
        operator: "isNull",
        if: variables.aba.value === "livres",
      },
      {
        field: "status",
        operator: "in",
        value: ["aberto", "pendente"],
        if: variables.status.value === "",
      },
      {
        field: "status",
        operator: "eq",
        value: variables.status.value,
        ignoreEmpty: true,
      },
      {
        field: "canal",
        operator: "eq",
        value: variables.canal.value,
        ignoreEmpty: true,
      },
      {
        field: "contato_id",
        operator: "in",
        value: variables.contatosDaTag.value,
        if: variables.tag.value !== "",
      },
      {
        field: "id",
        operator: "in",
        value: variables.chatsSemResposta.value,
        if: variables.semResposta.value,
      },
      {
        field: "contato.busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
      },
    ],
  }),
  sort: () => [
    { by: "ultima_mensagem_em", direction: "desc" },
    { by: "id", direction: "desc" },
  ],
  limit: () => variables.chatsLimite.value,
});
