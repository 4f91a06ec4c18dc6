// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type RecuperacaoAbasRow = {
  readonly em_contato: number;
  readonly encerradas: number;
  readonly fila: number;
  readonly recuperadas: number;
};

/** Quantas recuperações há em cada aba. */
export const recuperacaoAbas = supabaseCollection<RecuperacaoAbasRow>({
  id: "recuperacaoAbas",
  function: "rpc_recuperacao_abas",
  single: true,
  autoFetch: false,
  args: () => ({
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
  }),
});
