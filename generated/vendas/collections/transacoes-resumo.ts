// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { transacoesFiltro } from "../formulas/transacoes-filtro";

export type TransacoesResumoRow = {
  readonly bruto_centavos: number;
  readonly comissao_centavos: number;
  readonly liquido_centavos: number;
  readonly moeda: string;
  readonly outras_moedas: number;
  readonly qtd: number;
  readonly reembolsado_centavos: number;
  readonly vendas: number;
};

/** Contagem e somas do que os filtros escolhem, somadas pelo banco. */
export const transacoesResumo = supabaseCollection<TransacoesResumoRow>({
  id: "transacoesResumo",
  function: "rpc_transacoes_resumo",
  key: "moeda",
  autoFetch: false,
  args: () => ({
    p_filtros: transacoesFiltro(),
  }),
});
