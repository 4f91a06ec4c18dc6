// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type DashFormasRow = {
  readonly chave: string;
  readonly qtd: number;
  readonly rotulo: string;
  readonly valor_centavos: number;
};

/** A receita do período pelo que foi escolhido: forma de pagamento, produto, plataforma ou estado. */
export const dashFormas = supabaseCollection<DashFormasRow>({
  id: "dashFormas",
  function: "rpc_dashboard_quebra",
  key: "chave",
  autoFetch: false,
  args: () => ({
    p_dimensao: ["produto", "plataforma", "uf"].includes(variables.receitaPor.value) ? variables.receitaPor.value : "forma_pagamento",
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
    p_plataforma: variables.plataforma.value,
    p_produto: variables.produto.value,
  }),
});
