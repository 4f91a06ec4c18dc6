// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type DashFunilRow = {
  readonly etapa: string;
  readonly qtd: number;
  readonly rotulo: string;
  readonly taxa?: number | null | undefined;
};

/** Do clique ao pedido aprovado. */
export const dashFunil = supabaseCollection<DashFunilRow>({
  id: "dashFunil",
  function: "rpc_dashboard_funil",
  key: "etapa",
  autoFetch: false,
  args: () => ({
    p_fim: variables.dataFim.value,
    p_inicio: variables.dataInicio.value,
    p_plataforma: variables.plataforma.value,
    p_produto: variables.produto.value,
  }),
});
