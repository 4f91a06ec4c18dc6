// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type WebhooksAvisosRow = {
  readonly codigo?: string | null | undefined;
  readonly corpo: string;
  readonly email?: string | null | undefined;
  readonly faltas?: string | null | undefined;
  readonly id: string;
  readonly moeda?: string | null | undefined;
  readonly nome?: string | null | undefined;
  readonly produto_nome?: string | null | undefined;
  readonly recebido_em: string;
  readonly reembolsado_centavos?: number | null | undefined;
  readonly status?: string | null | undefined;
  readonly status_origem?: string | null | undefined;
  readonly telefone?: string | null | undefined;
  readonly valor_centavos?: number | null | undefined;
};

/** Os avisos do problema que alguém abriu. */
export const webhooksAvisos = supabaseCollection<WebhooksAvisosRow>({
  id: "webhooksAvisos",
  function: "rpc_webhooks_avisos",
  autoFetch: false,
  args: () => ({
    p_erro: variables.avisoErro.value,
    p_plataforma: variables.avisoPlataforma.value,
  }),
});
