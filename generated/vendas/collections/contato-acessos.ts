// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatoAcessos,
} from "../tables";
import * as variables from "../variables";

export type ContatoAcessosRow = Pick<
  VwContatoAcessos,
    | "acesso_ate"
    | "id"
    | "produto_nome"
    | "progresso_pct"
    | "status"
>;

/** Os acessos ao app do contato aberto. */
export const contatoAcessos = supabaseCollection<ContatoAcessosRow>({
  id: "contatoAcessos",
  table: "vw_contato_acessos",
  select: "id,acesso_ate,produto_nome,progresso_pct,status",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "contato_id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
    ],
  }),
  sort: () => [
    { by: "acesso_inicio", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 25,
});
