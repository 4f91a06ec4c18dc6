// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { oportunidadesColuna } from "../formulas/oportunidades-coluna";
import { oportunidadesDirecao } from "../formulas/oportunidades-direcao";
import { pipelineAtual } from "../formulas/pipeline-atual";
import { tagsEscolhidas } from "../formulas/tags-escolhidas";
import type {
  VwOportunidades,
} from "../tables";
import * as variables from "../variables";

export type OportunidadesListaRow = Pick<
  VwOportunidades,
    | "contato_id"
    | "contato_nome"
    | "criado_em"
    | "dias_na_etapa"
    | "encerrada_em"
    | "encerrada_por_nome"
    | "etapa_cor"
    | "etapa_id"
    | "etapa_nome"
    | "id"
    | "moeda"
    | "motivo_detalhe"
    | "motivo_nome"
    | "observacao"
    | "parada"
    | "pipeline_id"
    | "pipeline_nome"
    | "posicao"
    | "previsao_em"
    | "probabilidade"
    | "produto_id"
    | "produto_nome"
    | "responsavel_avatar"
    | "responsavel_cor"
    | "responsavel_id"
    | "responsavel_nome"
    | "status"
    | "tarefas_abertas"
    | "titulo"
    | "valor_centavos"
    | "versao"
>;

/** A página de oportunidades do pipeline aberto: as abertas, ou as que se fecharam no período. */
export const oportunidadesLista = supabaseCollection<OportunidadesListaRow>({
  id: "oportunidadesLista",
  table: "vw_oportunidades",
  select: "id,titulo,pipeline_id,pipeline_nome,etapa_id,etapa_nome,etapa_cor,probabilidade,contato_id,contato_nome,produto_id,produto_nome,responsavel_id,responsavel_nome,responsavel_cor,responsavel_avatar,valor_centavos,moeda,status,posicao,previsao_em,dias_na_etapa,parada,tarefas_abertas,motivo_nome,motivo_detalhe,encerrada_em,encerrada_por_nome,versao,criado_em,observacao",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "pipeline_id",
        operator: "eq",
        value: custom.uuidOuNulo(pipelineAtual()?.id ?? ""),
      },
      {
        field: "status",
        operator: "in",
        value: variables.visao.value === "fechadas"
          ? ["ganha", "perdida"]
          : ["aberta"],
      },
      {
        field: "encerrada_em",
        operator: "gte",
        value: custom.inicioDoDia(variables.dataInicio.value),
        if: variables.visao.value === "fechadas",
      },
      {
        field: "encerrada_em",
        operator: "lt",
        value: custom.inicioDoDia(variables.dataFim.value),
        if: variables.visao.value === "fechadas",
      },
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
      },
      {
        field: "responsavel_id",
        operator: "eq",
        value: variables.responsavel.value,
        ignoreEmpty: true,
      },
      {
        field: "tag_ids",
        operator: "overlap",
        value: tagsEscolhidas(),
        ignoreEmpty: true,
      },
      {
        field: "parada",
        operator: "eq",
        value: true,
        if: variables.paradas.value && variables.visao.value !== "fechadas",
      },
    ],
  }),
  sort: () => [
    {
      by: oportunidadesColuna(),
      direction: oportunidadesDirecao(),
      nulls: "last",
    },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
