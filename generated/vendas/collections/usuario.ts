// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type Usuarios,
} from "../tables";
import * as variables from "../variables";

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
export const usuario = supabaseCollection<UsuarioRow>({
  id: "usuario",
  table: "usuarios",
  select: "id,nome,email,telefone,avatar_url,cor,perfil,presenca,som_notificacao,visto_em,permissoes",
  realtime: true,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: variables.perfilAberto.value,
      },
    ],
  }),
  limit: () => 1,
});
