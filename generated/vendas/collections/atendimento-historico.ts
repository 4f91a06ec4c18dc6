// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { atendimentoAtual } from "../formulas/atendimento-atual";

export type AtendimentoHistoricoRow = {
  readonly autor_nome?: string | null | undefined;
  readonly campo:
    | "aberto"
    | "status"
    | "prioridade"
    | "categoria"
    | "responsavel_id"
    | "assunto"
    | "excluido_em";
  readonly de?: string | null | undefined;
  readonly em: string;
  readonly id: string;
  readonly para?: string | null | undefined;
};

/** O que mudou no atendimento aberto, do mais novo ao mais antigo. */
export const atendimentoHistorico = supabaseCollection<AtendimentoHistoricoRow>({
  id: "atendimentoHistorico",
  function: "rpc_atendimento_historico",
  autoFetch: false,
  args: () => ({
    p_id: atendimentoAtual()?.id ?? "",
  }),
});
