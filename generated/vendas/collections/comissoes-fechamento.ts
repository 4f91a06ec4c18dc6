// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type ComissoesFechamentoRow = {
  readonly a_fechar?: string | null | undefined;
  readonly fechado_ate?: string | null | undefined;
};

/** Até quando as comissões estão fechadas, e o mês que se pode fechar. */
export const comissoesFechamento = supabaseCollection<ComissoesFechamentoRow>({
  id: "comissoesFechamento",
  function: "rpc_comissoes_fechamento",
  single: true,
  autoFetch: false,
});
