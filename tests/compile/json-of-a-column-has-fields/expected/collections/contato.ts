// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Contatos,
} from "../tables";

export const contato = supabaseCollection<Contatos>({
  id: "contato",
  table: "contatos",
  single: true,
});
