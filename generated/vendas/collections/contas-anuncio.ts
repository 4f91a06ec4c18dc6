// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  ContasAnuncio,
} from "../tables";

export type ContasAnuncioRow = Pick<
  ContasAnuncio,
    | "erro_sincronizacao"
    | "fuso"
    | "id"
    | "nome"
    | "sincronizacao_pedida_em"
    | "sincronizada_em"
>;

/** As contas de anúncio ligadas. */
export const contasAnuncio = supabaseCollection<ContasAnuncioRow>({
  id: "contasAnuncio",
  table: "contas_anuncio",
  select: "id,nome,fuso,sincronizada_em,erro_sincronizacao,sincronizacao_pedida_em",
  autoFetch: false,
  filter: () => ({ and: [{ field: "ativa", operator: "eq", value: true }] }),
  sort: () => [
    { by: "nome" },
    { by: "id" },
  ],
  limit: () => 50,
});
