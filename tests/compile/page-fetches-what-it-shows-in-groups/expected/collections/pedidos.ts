// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Pedidos,
} from "../tables";

export const pedidos = supabaseCollection<Pedidos>({
  id: "pedidos",
  table: "pedidos",
});
