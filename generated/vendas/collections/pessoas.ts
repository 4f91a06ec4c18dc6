// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Usuarios,
} from "../tables";

export type PessoasRow = Pick<
  Usuarios,
    | "ativo"
    | "avatar_url"
    | "convidado_em"
    | "cor"
    | "email"
    | "id"
    | "nome"
    | "perfil"
    | "presenca"
    | "visto_em"
>;

/** Todas as pessoas da conta, também as convidadas e as que não entram mais; as ativas primeiro. */
export const pessoas = supabaseCollection<PessoasRow>({
  id: "pessoas",
  table: "usuarios",
  select: "id,nome,email,avatar_url,cor,perfil,ativo,convidado_em,presenca,visto_em",
  autoFetch: false,
  realtime: true,
  sort: () => [
    { by: "ativo", direction: "desc" },
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 200,
});
