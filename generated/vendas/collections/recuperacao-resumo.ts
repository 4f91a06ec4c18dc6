// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type RecuperacaoResumoRow = {
  readonly aberto_centavos: number;
  readonly esperando: number;
  readonly esperando_ate?: string | null | undefined;
  readonly esperando_centavos: number;
  readonly minutos_ate_contato?: number | null | undefined;
  readonly outras_moedas: number;
  readonly recuperadas: number;
  readonly recuperado_centavos: number;
  readonly taxa?: number | null | undefined;
};

/** As somas da recuperação no período. */
export const recuperacaoResumo = supabaseCollection<RecuperacaoResumoRow>({
  id: "recuperacaoResumo",
  function: "rpc_recuperacao_resumo",
  single: true,
  autoFetch: false,
  args: () => ({
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
  }),
});
