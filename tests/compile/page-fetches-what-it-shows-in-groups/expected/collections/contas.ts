// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Contas,
} from "../tables";

export const contas = supabaseCollection<Contas>({
  id: "contas",
  table: "contas",
});
