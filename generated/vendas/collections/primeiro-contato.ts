// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatos,
} from "../tables";

export type PrimeiroContatoRow = Pick<VwContatos, "id">;

/** Um contato qualquer: diz se já há algum. */
export const primeiroContato = supabaseCollection<PrimeiroContatoRow>({
  id: "primeiroContato",
  table: "vw_contatos",
  select: "id",
  autoFetch: false,
  limit: () => 1,
});
