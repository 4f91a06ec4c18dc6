// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type ChatContextoRow = {
  readonly atendimentos?: readonly {
    readonly aberto: boolean;
    readonly assunto: string;
    readonly atualizado_em: string;
    readonly codigo: string;
    readonly criado_em: string;
    readonly id: string;
    readonly prioridade: string;
    readonly sla_resolucao_em?: string | null | undefined;
    readonly sla_situacao: string;
    readonly status: string;
  }[] | null | undefined;
  readonly compras?: readonly {
    readonly checkout_url?: string | null | undefined;
    readonly garantia_ate?: string | null | undefined;
    readonly id: string;
    readonly moeda: string;
    readonly pedida_em: string;
    readonly produto_nome: string;
    readonly status: string;
    readonly transacao_codigo: string;
    readonly valor_produto_centavos: number;
  }[] | null | undefined;
  readonly contato: {
    readonly cidade?: string | null | undefined;
    readonly criado_em: string;
    readonly dados_teste: boolean;
    readonly documento_mascara?: string | null | undefined;
    readonly email?: string | null | undefined;
    readonly id: string;
    readonly nome: string;
    readonly qtd_compras: number;
    readonly telefone?: string | null | undefined;
    readonly total_compras_centavos: number;
    readonly uf?: string | null | undefined;
  };
  readonly oportunidade?: {
    readonly etapa_cor: string;
    readonly etapa_nome: string;
    readonly id: string;
    readonly moeda: string;
    readonly titulo: string;
    readonly valor_centavos: number;
  } | null | undefined;
  readonly tags: readonly {
    readonly cor: string;
    readonly id: string;
    readonly nome: string;
  }[];
};

/** Com quem se fala na conversa da tela. */
export const chatContexto = supabaseCollection<ChatContextoRow>({
  id: "chatContexto",
  function: "rpc_chat_contexto",
  single: true,
  autoFetch: false,
  args: () => ({
    p_chat: variables.chatAtual.value,
  }),
});
