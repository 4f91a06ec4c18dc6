// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwPermissoes,
} from "../tables";

export type PermissoesRow = Pick<
  VwPermissoes,
    | "escopo"
    | "grupo"
    | "icone"
    | "noMenu"
    | "paginaId"
    | "podeEditar"
    | "podeGerir"
    | "podeVer"
    | "rota"
    | "titulo"
>;

/** Uma linha por página do app, com o que a pessoa pode fazer nela. */
export const permissoes = supabaseCollection<PermissoesRow>({
  id: "permissoes",
  table: "vw_permissoes",
  select: "paginaId,titulo,rota,grupo,icone,noMenu,podeVer,podeEditar,podeGerir,escopo",
  count: true,
  key: "paginaId",
  autoFetch: false,
  sort: () => [
    { by: "ordem" },
  ],
  limit: () => 50,
});
