// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type MensagensRow = {
  readonly id: string;
  readonly mensagens: readonly { readonly id: string }[];
};

export const mensagens = supabaseCollection<MensagensRow>({
  id: "mensagens",
  table: "mensagens",
  select: "id,mensagens(id)",
});
