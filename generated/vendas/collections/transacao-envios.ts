// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type TransacaoEnviosRow = {
  readonly codigo: string;
  readonly etiqueta_erro: string;
  readonly id: string;
  readonly previsto_em: string;
  readonly rastreio_codigo: string;
  readonly rastreio_status: string;
  readonly reembolsado_em: string;
  readonly status: string;
  readonly transportadora: string;
  readonly ultimo_evento_em: string;
  readonly ultimo_evento_texto: string;
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
