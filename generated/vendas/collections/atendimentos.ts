// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import { atendimentosColuna } from "../formulas/atendimentos-coluna";
import { atendimentosDirecao } from "../formulas/atendimentos-direcao";
import { atendimentosSla } from "../formulas/atendimentos-sla";
import { statusEscolhidos } from "../formulas/status-escolhidos";
import type {
  VwAtendimentos,
} from "../tables";
import * as variables from "../variables";

export type AtendimentosRow = Pick<
  VwAtendimentos,
    | "assunto"
    | "atualizado_em"
    | "categoria"
    | "codigo"
    | "contato_nome"
    | "id"
    | "pausado_em"
    | "prioridade"
    | "resolvido_em"
    | "responsavel_cor"
    | "responsavel_id"
    | "responsavel_nome"
    | "sla_resolucao_em"
    | "sla_resolucao_minutos"
    | "status"
    | "versao"
>;

/** A página da lista de atendimentos que a aba, os filtros e a ordem escolhem. */
export const atendimentos = supabaseCollection<AtendimentosRow>({
  id: "atendimentos",
  table: "vw_atendimentos",
  select: "id,codigo,assunto,contato_nome,categoria,prioridade,status,pausado_em,resolvido_em,sla_resolucao_em,sla_resolucao_minutos,responsavel_id,responsavel_nome,responsavel_cor,atualizado_em,versao",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
      },
      {
        field: "aberto",
        operator: "eq",
        value: variables.aba.value !== "resolvidos",
      },
      {
        field: "responsavel_id",
        operator: "eq",
        value: auth.user.value?.id,
        if: variables.aba.value === "meus",
      },
      {
        field: "responsavel_id",
        operator: "isNull",
        if: variables.aba.value === "soltos",
      },
      {
        field: "status",
        operator: "in",
        value: statusEscolhidos(),
        ignoreEmpty: true,
      },
      {
        field: "prioridade",
        operator: "eq",
        value: variables.prioridade.value,
        ignoreEmpty: true,
      },
      {
        field: "categoria",
        operator: "eq",
        value: variables.categoria.value,
        ignoreEmpty: true,
      },
      {
        field: "responsavel_id",
        operator: "eq",
        value: variables.responsavel.value,
        ignoreEmpty: true,
      },
      {
        field: "sla_situacao",
        operator: "in",
        value: atendimentosSla(),
        ignoreEmpty: true,
      },
      {
        field: "sla_em_1h",
        operator: "eq",
        value: true,
        if: variables.sla.value === "em_1h",
      },
    ],
  }),
  sort: () => [
    {
      by: atendimentosColuna(),
      direction: atendimentosDirecao(),
      nulls: "last",
    },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
