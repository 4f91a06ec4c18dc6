// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type ExtratoRow = { readonly total: string };

export const extrato = supabaseCollection<ExtratoRow>({
  id: "extrato",
  function: "extrato",
  select: "total::text",
  key: "total",
});
