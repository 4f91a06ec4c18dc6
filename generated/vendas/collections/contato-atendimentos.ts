// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwAtendimentos,
} from "../tables";
import * as variables from "../variables";

export type ContatoAtendimentosRow = Pick<
  VwAtendimentos,
    | "aberto"
    | "assunto"
    | "atualizado_em"
    | "codigo"
    | "id"
    | "pausado_em"
    | "prioridade"
    | "resolvido_em"
    | "sla_resolucao_em"
    | "sla_resolucao_minutos"
    | "status"
>;

/** Os atendimentos do contato aberto. */
export const contatoAtendimentos = supabaseCollection<ContatoAtendimentosRow>({
  id: "contatoAtendimentos",
  table: "vw_atendimentos",
  select: "id,codigo,assunto,status,aberto,prioridade,atualizado_em,pausado_em,resolvido_em,sla_resolucao_em,sla_resolucao_minutos",
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
