// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type VwEquipe,
} from "../tables";

/** As pessoas ativas da conta. */
export const equipe = supabaseCollection<VwEquipe>({
  id: "equipe",
  table: "vw_equipe",
  autoFetch: false,
  sort: () => [
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 200,
});
