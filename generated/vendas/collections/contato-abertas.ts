// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatoOportunidades,
} from "../tables";
import * as variables from "../variables";

export type ContatoAbertasRow = Pick<
  VwContatoOportunidades,
    | "etapa_cor"
    | "etapa_nome"
    | "id"
    | "moeda"
    | "titulo"
    | "valor_centavos"
>;

/** As oportunidades abertas do contato aberto. */
export const contatoAbertas = supabaseCollection<ContatoAbertasRow>({
  id: "contatoAbertas",
  table: "vw_contato_oportunidades",
  select: "id,titulo,valor_centavos,moeda,etapa_nome,etapa_cor",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "contato_id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
      { field: "status", operator: "eq", value: "aberta" },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 25,
});
