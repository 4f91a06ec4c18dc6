// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type ConexoesRow = {
  readonly chave_final: string;
  readonly codigo: string;
  readonly detalhe?: string | null | undefined;
  readonly erro?: string | null | undefined;
  readonly erro_em?: string | null | undefined;
  readonly identificacao: string;
  readonly servico: "whatsapp" | "instagram" | "anuncios" | "correios";
  readonly tem_prova: boolean;
  readonly testada_em?: string | null | undefined;
};

/** Os serviços que a conta conectou; as chaves ninguém lê. */
export const conexoes = supabaseCollection<ConexoesRow>({
  id: "conexoes",
  function: "rpc_conexoes",
  key: "servico",
  autoFetch: false,
});
