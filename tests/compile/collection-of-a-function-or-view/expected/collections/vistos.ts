// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatos,
} from "../tables";

export const vistos = supabaseCollection<VwContatos>({
  id: "vistos",
  table: "vw_contatos",
});
