// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Usuarios,
} from "../tables";

export type UsuarioRow = Pick<
  Usuarios,
    | "avatar_url"
    | "cor"
    | "email"
    | "id"
    | "nome"
    | "perfil"
    | "permissoes"
    | "presenca"
    | "som_notificacao"
    | "telefone"
    | "visto_em"
>;

/** A pessoa do perfil aberto. */
export const usuario = supabaseCollection<UsuarioRow, { readonly id: string }>({
  id: "usuario",
  hasParams: true,
  table: "usuarios",
  select: "id,nome,email,telefone,avatar_url,cor,perfil,presenca,som_notificacao,visto_em,permissoes",
  realtime: true,
  filter: (params) => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: params.id,
      },
    ],
  }),
  limit: () => 1,
});
