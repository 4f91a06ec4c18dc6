// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type MensagensRow = {
  readonly arquivo_id?: string | null | undefined;
  readonly autor_id?: string | null | undefined;
  readonly chat_id: string;
  readonly cliente_ref?: string | null | undefined;
  readonly conteudo?: string | null | undefined;
  readonly criado_em: string;
  readonly direcao: "entrada" | "saida" | "nota" | "sistema";
  readonly erro_texto?: string | null | undefined;
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
    readonly ext: string;
    readonly id: string;
    readonly nome: string;
    readonly tamanho: number;
    readonly url: string;
  } | null | undefined;
};

/** As últimas mensagens da conversa na tela, da mais nova à mais antiga. */
export const mensagens = supabaseCollection<MensagensRow>({
  id: "mensagens",
  table: "mensagens",
  select: "id,chat_id,direcao,autor_id,tipo,conteudo,cliente_ref,status,erro_texto,criado_em,arquivo_id,arquivo:arquivos!mensagens_conta_id_arquivo_id_fkey(id,nome,url,ext,tamanho)",
  autoFetch: false,
  realtime: true,
  filter: () => ({
    and: [
      {
        field: "chat_id",
        operator: "eq",
        value: variables.chatAtual.value,
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id", direction: "desc" },
  ],
  limit: () => 30,
});
