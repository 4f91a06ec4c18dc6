// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  ProdutoParticipantesTable,
} from "../tables";

export type ParticipantesRow = Pick<
  ProdutoParticipantesTable,
    | "email"
    | "fim"
    | "id"
    | "nome"
    | "papel"
    | "percentual_bps"
>;

/** Quem divide as vendas de um produto. */
export const participantes = supabaseCollection<ParticipantesRow, { readonly produto: string }>({
  id: "participantes",
  hasParams: true,
  table: "produto_participantes",
  select: "id,papel,nome,email,percentual_bps,fim",
  autoFetch: false,
  filter: (params) => ({
    and: [
      {
        field: "produto_id",
        operator: "eq",
        value: params.produto,
      },
    ],
  }),
  sort: () => [
    { by: "papel" },
    { by: "nome" },
    { by: "inicio" },
    { by: "id" },
  ],
  limit: () => 100,
});
