// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { atendimentoAtual } from "../formulas/atendimento-atual";

export type AtendimentoEnvioRow = {
  readonly codigo: string;
  readonly id: string;
  readonly rastreio_codigo?: string | null | undefined;
  readonly rastreio_id?: string | null | undefined;
  readonly status: string;
};

/** O envio de que o atendimento aberto trata. */
export const atendimentoEnvio = supabaseCollection<AtendimentoEnvioRow>({
  id: "atendimentoEnvio",
  function: "rpc_atendimento_envio",
  autoFetch: false,
  args: () => ({
    p_id: atendimentoAtual()?.id ?? custom.uuidOuNulo(""),
  }),
});
