// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

export type EnviosResumoRow = {
  readonly etiquetas: number;
  readonly fila: number;
  readonly lote: number;
  readonly postados: number;
};

/** Quantos envios há em cada aba, com a mesma busca. */
export const enviosResumo = supabaseCollection<EnviosResumoRow>({
  id: "enviosResumo",
  function: "rpc_envios_resumo",
  single: true,
  autoFetch: false,
  args: () => ({
    p_q: custom.termoDeBusca(variables.q.value),
  }),
});
