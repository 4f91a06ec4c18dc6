// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Artigos,
} from "../tables";

export const recente = supabaseCollection<Artigos>({
  id: "recente",
  table: "artigos",
  single: true,
  limit: () => 1,
});
