// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type DashKpisRow = {
  readonly aprovacao_cartao?: number | null | undefined;
  readonly aprovacao_cartao_anterior?: number | null | undefined;
  readonly aprovacao_cartao_delta?: number | null | undefined;
  readonly conversao_boleto?: number | null | undefined;
  readonly conversao_boleto_anterior?: number | null | undefined;
  readonly conversao_boleto_delta?: number | null | undefined;
  readonly conversao_pix?: number | null | undefined;
  readonly conversao_pix_anterior?: number | null | undefined;
  readonly conversao_pix_delta?: number | null | undefined;
  readonly devolvidas: number;
  readonly devolvidas_anterior: number;
  readonly devolvidas_delta?: number | null | undefined;
  readonly devolvido_centavos: number;
  readonly gasto_centavos?: number | null | undefined;
  readonly liquida_anterior_centavos: number;
  readonly liquida_centavos: number;
  readonly liquida_delta?: number | null | undefined;
  readonly meta_centavos: number;
  readonly moeda: string;
  readonly receita_anterior_centavos: number;
  readonly receita_centavos: number;
  readonly receita_delta?: number | null | undefined;
  readonly receita_mes_centavos: number;
  readonly roas_real?: number | null | undefined;
  readonly roas_real_anterior?: number | null | undefined;
  readonly roas_real_delta?: number | null | undefined;
  readonly taxa_devolucao?: number | null | undefined;
  readonly tem_transacoes: boolean;
  readonly ticket_anterior_centavos?: number | null | undefined;
  readonly ticket_centavos?: number | null | undefined;
  readonly ticket_delta?: number | null | undefined;
  readonly vendas: number;
  readonly vendas_anterior: number;
  readonly vendas_delta?: number | null | undefined;
};

/** Os números do período e do anterior, de igual tamanho. */
export const dashKpis = supabaseCollection<DashKpisRow>({
  id: "dashKpis",
  function: "rpc_dashboard_kpis",
  single: true,
  autoFetch: false,
  args: () => ({
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
    p_plataforma: variables.plataforma.value,
    p_produto: variables.produto.value,
  }),
});
