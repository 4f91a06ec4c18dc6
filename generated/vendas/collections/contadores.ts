// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type ContadoresRow = {
  readonly atendimentos?: number | null | undefined;
  readonly chats?: number | null | undefined;
  readonly envios?: number | null | undefined;
  readonly recuperacoes?: number | null | undefined;
};

/** Os números ao lado dos itens do menu. */
export const contadores = supabaseCollection<ContadoresRow>({
  id: "contadores",
  function: "rpc_contadores_menu",
  single: true,
  autoFetch: false,
});
