// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type VwPermissoes,
} from "../tables";

/** Uma linha por página do app, com o que a pessoa pode fazer nela. */
export const permissoes = supabaseCollection<VwPermissoes>({
  id: "permissoes",
  table: "vw_permissoes",
  count: true,
  key: "paginaId",
  autoFetch: false,
  sort: () => [
    { by: "ordem" },
  ],
  limit: () => 50,
});
