// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type Usuarios,
} from "../tables";
import * as variables from "../variables";

export type UsuarioRow = Pick<Usuarios, "cor" | "email" | "id" | "nome" | "perfil" | "presenca" | "som_notificacao" | "telefone">;

/** A pessoa do perfil aberto. */
export const usuario = supabaseCollection<UsuarioRow>({
  id: "usuario",
  table: "usuarios",
  select: "id,nome,email,telefone,cor,perfil,presenca,som_notificacao",
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
