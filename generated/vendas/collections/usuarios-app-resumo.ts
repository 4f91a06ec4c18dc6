// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type UsuariosAppResumoRow = {
  readonly ativos: number;
  readonly expiram: number;
  readonly nunca_acessaram: number;
};

/** Quantos acessos estão ativos, nunca se usaram ou expiram logo. */
export const usuariosAppResumo = supabaseCollection<UsuariosAppResumoRow>({
  id: "usuariosAppResumo",
  function: "rpc_usuarios_app_resumo",
  single: true,
  autoFetch: false,
});
