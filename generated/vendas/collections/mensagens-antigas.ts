// @generated from designs/vendas/collections.json. Do not edit.
import {
  getByIndex,
} from "trama/runtime/helpers";
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { mensagens } from "./mensagens";
import * as variables from "../variables";

export type MensagensAntigasRow = {
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

/** As mensagens da conversa na tela antes da mais antiga que se vê. */
export const mensagensAntigas = supabaseCollection<MensagensAntigasRow>({
  id: "mensagensAntigas",
  table: "mensagens",
  select: "id,chat_id,direcao,autor_id,tipo,conteudo,cliente_ref,status,erro_texto,criado_em,arquivo_id,arquivo:arquivos!mensagens_conta_id_arquivo_id_fkey(id,nome,url,ext,tamanho)",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "chat_id",
        operator: "eq",
        value: variables.chatAtual.value,
      },
      {
        or: [
          {
            field: "criado_em",
            operator: "lt",
            value: getByIndex(mensagens.data.value, mensagens.data.value.length - 1)?.criado_em,
          },
          {
            and: [
              {
                field: "criado_em",
                operator: "eq",
                value: getByIndex(mensagens.data.value, mensagens.data.value.length - 1)?.criado_em,
              },
              {
                field: "id",
                operator: "lt",
                value: getByIndex(mensagens.data.value, mensagens.data.value.length - 1)?.id,
              },
            ],
          },
        ],
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id", direction: "desc" },
  ],
  limit: () => 30,
});
