// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type CanaisDaContaRow = {
  readonly canal: string;
  readonly falha?: string | null | undefined;
  readonly falha_em?: string | null | undefined;
  readonly ultima_em?: string | null | undefined;
};

/** Os canais da conta, com a última conversa e a última falha de cada um. */
export const canaisDaConta = supabaseCollection<CanaisDaContaRow>({
  id: "canaisDaConta",
  function: "rpc_canais",
  key: "canal",
  autoFetch: false,
});
