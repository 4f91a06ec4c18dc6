// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwContatoOportunidades,
} from "../tables";
import * as variables from "../variables";

export type ContatoOportunidadesRow = Pick<
  VwContatoOportunidades,
    | "criado_em"
    | "encerrada_em"
    | "etapa_cor"
    | "etapa_nome"
    | "id"
    | "moeda"
    | "pipeline_nome"
    | "responsavel_nome"
    | "status"
    | "titulo"
    | "valor_centavos"
>;

/** As oportunidades do contato aberto. */
export const contatoOportunidades = supabaseCollection<ContatoOportunidadesRow>({
  id: "contatoOportunidades",
  table: "vw_contato_oportunidades",
  select: "id,titulo,status,valor_centavos,moeda,pipeline_nome,etapa_nome,etapa_cor,responsavel_nome,criado_em,encerrada_em",
  count: true,
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
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => variables.limite.value,
});
