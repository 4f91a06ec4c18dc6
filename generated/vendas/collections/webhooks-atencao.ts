// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type WebhooksAtencaoRow = {
  readonly chave: string;
  readonly erro: string;
  readonly plataforma: string;
  readonly qtd: number;
  readonly ultimo_em: string;
};

/** Os avisos de plataformas que não foram entendidos ou que falharam. */
export const webhooksAtencao = supabaseCollection<WebhooksAtencaoRow>({
  id: "webhooksAtencao",
  function: "rpc_webhooks_atencao",
  key: "chave",
  autoFetch: false,
});
