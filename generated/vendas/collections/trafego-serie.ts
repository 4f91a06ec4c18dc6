// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { trafegoFiltros } from "../formulas/trafego-filtros";
import * as variables from "../variables";

export type TrafegoSerieRow = {
  readonly dia: string;
  readonly gasto_centavos: number;
  readonly receita_centavos: number;
  readonly roas_real?: number | null | undefined;
  readonly vendas: number;
};

/** Gasto e receita por dia. */
export const trafegoSerie = supabaseCollection<TrafegoSerieRow>({
  id: "trafegoSerie",
  function: "rpc_trafego_serie",
  key: "dia",
  autoFetch: false,
  args: () => ({
    p_filtros: trafegoFiltros(false),
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
  }),
});
