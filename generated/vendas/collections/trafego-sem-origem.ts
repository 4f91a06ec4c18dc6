// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type TrafegoSemOrigemRow = {
  readonly por_link: number;
  readonly receita_centavos: number;
  readonly vendas: number;
};

/** Vendas que nenhum anúncio explica. */
export const trafegoSemOrigem = supabaseCollection<TrafegoSemOrigemRow>({
  id: "trafegoSemOrigem",
  function: "rpc_trafego_sem_origem",
  single: true,
  autoFetch: false,
  args: () => ({
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
  }),
});
