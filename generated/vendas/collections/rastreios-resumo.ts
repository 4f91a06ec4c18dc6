// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import { rastreiosFiltro } from "../formulas/rastreios-filtro";

export type RastreiosResumoRow = {
  readonly atencao: number;
  readonly devolvidos: number;
  readonly entregues: number;
  readonly retirada: number;
  readonly todos: number;
  readonly transito: number;
};

/** Quantos objetos há em cada aba, com os mesmos filtros. */
export const rastreiosResumo = supabaseCollection<RastreiosResumoRow>({
  id: "rastreiosResumo",
  function: "rpc_rastreios_resumo",
  single: true,
  autoFetch: false,
  args: () => ({
    p_filtros: rastreiosFiltro(),
  }),
});
