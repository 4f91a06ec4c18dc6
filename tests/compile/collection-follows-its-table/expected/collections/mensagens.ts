// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Mensagens,
} from "../tables";

export const mensagens = supabaseCollection<Mensagens>({
  id: "mensagens",
  table: "mensagens",
  realtime: true,
  echo: "cliente_ref",
  sort: () => [
    { by: "criado_em", direction: "desc" },
  ],
  limit: () => 30,
});
