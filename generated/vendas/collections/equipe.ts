// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwEquipe,
} from "../tables";

export type EquipeRow = Pick<
  VwEquipe,
    | "cor"
    | "id"
    | "nome"
    | "presenca"
    | "vistoEm"
>;

/** As pessoas ativas da conta. */
export const equipe = supabaseCollection<EquipeRow>({
  id: "equipe",
  table: "vw_equipe",
  select: "id,nome,cor,presenca,vistoEm",
  autoFetch: false,
  sort: () => [
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 200,
});
