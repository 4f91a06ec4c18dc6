// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type DashAtencaoRow = {
  readonly qtd: number;
  readonly rota: string;
  readonly texto: string;
  readonly tipo: string;
};

/** O que precisa de alguém agora, seja qual for o período. */
export const dashAtencao = supabaseCollection<DashAtencaoRow>({
  id: "dashAtencao",
  function: "rpc_dashboard_atencao",
  key: "tipo",
  autoFetch: false,
});
