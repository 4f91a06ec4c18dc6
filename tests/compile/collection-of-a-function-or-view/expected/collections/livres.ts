// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type LivresRow = {
  readonly id: string;
  readonly nome: string;
};

export const livres = supabaseCollection<LivresRow>({
  id: "livres",
  table: "contas",
});
