// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { trafegoFiltros } from "../formulas/trafego-filtros";
import * as variables from "../variables";

export type TrafegoCampanhasRow = {
  readonly cliques_link: number;
  readonly compras: number;
  readonly cpa_meta_centavos?: number | null | undefined;
  readonly cpa_real_centavos?: number | null | undefined;
  readonly cpc_centavos?: number | null | undefined;
  readonly cpm_centavos?: number | null | undefined;
  readonly ctr?: number | null | undefined;
  readonly gasto_centavos: number;
  readonly id: string;
  readonly impressoes: number;
  readonly linhas: number;
  readonly lucro_centavos: number;
  readonly nome: string;
  readonly receita_centavos: number;
  readonly roas_meta?: number | null | undefined;
  readonly roas_real?: number | null | undefined;
  readonly taxa_checkout?: number | null | undefined;
  readonly vendas: number;
};

/** As campanhas que mais gastaram, para o gráfico. */
export const trafegoCampanhas = supabaseCollection<TrafegoCampanhasRow>({
  id: "trafegoCampanhas",
  function: "rpc_trafego_resumo",
  autoFetch: false,
  args: () => ({
    p_filtros: trafegoFiltros(false),
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
    p_limite: 8,
    p_nivel: "campanha",
  }),
});
