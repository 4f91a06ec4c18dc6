// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type TransacaoEnviosRow = {
  readonly codigo: string;
  readonly etiqueta_erro?: string | null | undefined;
  readonly id: string;
  readonly previsto_em?: string | null | undefined;
  readonly rastreio_codigo?: string | null | undefined;
  readonly rastreio_status?: string | null | undefined;
  readonly reembolsado_em?: string | null | undefined;
  readonly status: string;
  readonly transportadora: string;
  readonly ultimo_evento_em?: string | null | undefined;
  readonly ultimo_evento_texto?: string | null | undefined;
};

/** Os envios da transação aberta e onde está cada um. */
export const transacaoEnvios = supabaseCollection<TransacaoEnviosRow>({
  id: "transacaoEnvios",
  function: "rpc_transacao_envio",
  autoFetch: false,
  args: () => ({
    p_transacao: variables.transacaoAberta.value,
  }),
});
