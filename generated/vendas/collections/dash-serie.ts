// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { dashGrao } from "../formulas/dash-grao";
import * as variables from "../variables";

export type DashSerieRow = {
  readonly dia: string;
  readonly gasto_centavos?: number | null | undefined;
  readonly plataforma: string;
  readonly qtd: number;
  readonly valor_centavos: number;
};

/** A receita do período por dia, semana ou mês e plataforma. */
export const dashSerie = supabaseCollection<DashSerieRow>({
  id: "dashSerie",
  function: "rpc_dashboard_serie",
  key: "dia",
  autoFetch: false,
  args: () => ({
    p_fim: variables.dataFim.value,
    p_grao: dashGrao(),
    p_inicio: variables.dataInicio.value,
    p_plataforma: variables.plataforma.value,
    p_produto: variables.produto.value,
  }),
});
