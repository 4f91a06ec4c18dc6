// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import * as variables from "../variables";

export type ComissoesResumoRow = {
  readonly beneficiario_email: string;
  readonly beneficiario_nome: string;
  readonly cancelada_centavos: number;
  readonly id: string;
  readonly liberada_centavos: number;
  readonly moeda: string;
  readonly paga_centavos: number;
  readonly papeis: readonly string[];
  readonly prevista_centavos: number;
  readonly qtd: number;
};

/** O que cada pessoa tem a receber e já recebeu, por moeda, somado pelo banco. */
export const comissoesResumo = supabaseCollection<ComissoesResumoRow>({
  id: "comissoesResumo",
  function: "rpc_comissoes_resumo",
  autoFetch: false,
  args: () => ({
    p_filtros: {
      papel: variables.papel.value,
      produto: variables.produto.value,
      beneficiario: variables.beneficiario.value,
      q: custom.termoDeBusca(variables.q.value),
    },
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
  }),
});
