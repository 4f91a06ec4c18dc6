// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { atendimentoAtual } from "../formulas/atendimento-atual";

export type AtendimentoMensagensRow = {
  readonly arquivo_id?: string | null | undefined;
  readonly autor_id?: string | null | undefined;
  readonly conteudo?: string | null | undefined;
  readonly criado_em: string;
  readonly direcao: "entrada" | "saida" | "nota" | "sistema";
  readonly id: string;
  readonly status:
    | "na_fila"
    | "enviada"
    | "entregue"
    | "lida"
    | "falhou";
  readonly tipo:
    | "texto"
    | "imagem"
    | "audio"
    | "video"
    | "documento"
    | "modelo"
    | "sistema";
  readonly arquivo?: {
    readonly id: string;
    readonly nome: string;
    readonly tamanho: number;
    readonly url: string;
  } | null | undefined;
};

/** As últimas mensagens da conversa do atendimento aberto, da mais nova à mais antiga. */
export const atendimentoMensagens = supabaseCollection<AtendimentoMensagensRow>({
  id: "atendimentoMensagens",
  table: "mensagens",
  select: "id,direcao,autor_id,tipo,conteudo,status,criado_em,arquivo_id,arquivo:arquivos!mensagens_conta_id_arquivo_id_fkey(id,nome,url,tamanho)",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "chat_id",
        operator: "eq",
        value: atendimentoAtual()?.chat_id ?? custom.uuidOuNulo(""),
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id", direction: "desc" },
  ],
  limit: () => 10,
});
