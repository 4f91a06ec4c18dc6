// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type ChatAbertoRow = {
  readonly adiado_ate?: string | null | undefined;
  readonly atualizado_em: string;
  readonly canal: "whatsapp" | "instagram" | "email" | "widget";
  readonly canal_ref: string;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly excluido_em?: string | null | undefined;
  readonly id: string;
  readonly janela_ate?: string | null | undefined;
  readonly nao_lidas: number;
  readonly prioridade: "baixa" | "normal" | "alta" | "urgente";
  readonly responsavel_id?: string | null | undefined;
  readonly status: "aberto" | "pendente" | "adiado" | "resolvido";
  readonly ultima_direcao: "entrada" | "saida";
  readonly ultima_mensagem_em: string;
  readonly ultima_mensagem_previa: string;
  readonly contato?: {
    readonly email?: string | null | undefined;
    readonly id: string;
    readonly nome: string;
    readonly telefone?: string | null | undefined;
  } | null | undefined;
};

/** A conversa cujas mensagens estão na tela. */
export const chatAberto = supabaseCollection<ChatAbertoRow>({
  id: "chatAberto",
  table: "chats",
  select: "*,contato:contatos!chats_conta_id_contato_id_fkey(id,nome,email,telefone)",
  single: true,
  autoFetch: false,
  realtime: true,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: variables.chatAtual.value,
      },
      { field: "excluido_em", operator: "isNull" },
    ],
  }),
});
