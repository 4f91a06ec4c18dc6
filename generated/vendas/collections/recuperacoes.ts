// @generated from designs/vendas/collections.json. Do not edit.
import {
  ifEmpty,
  round,
} from "trama/runtime/helpers";
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { recuperacaoTipos } from "../formulas/recuperacao-tipos";
import { recuperacoesFechadas } from "../formulas/recuperacoes-fechadas";
import type {
  VwRecuperacoes,
} from "../tables";
import * as variables from "../variables";

export type RecuperacoesRow = Pick<
  VwRecuperacoes,
    | "aba"
    | "contato_id"
    | "contato_nome"
    | "encerrada_em"
    | "evento_em"
    | "id"
    | "moeda"
    | "motivo"
    | "prioridade"
    | "produto_nome"
    | "proxima_tentativa_em"
    | "reservada_ate"
    | "responsavel_id"
    | "responsavel_nome"
    | "status"
    | "tentativas"
    | "tipo"
    | "valor_centavos"
>;

/** A página da fila de recuperação que a aba e os filtros escolhem. */
export const recuperacoes = supabaseCollection<RecuperacoesRow>({
  id: "recuperacoes",
  table: "vw_recuperacoes",
  select: "id,tipo,status,aba,prioridade,contato_id,contato_nome,produto_nome,valor_centavos,moeda,evento_em,tentativas,proxima_tentativa_em,motivo,encerrada_em,responsavel_id,responsavel_nome,reservada_ate",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "aba",
        operator: "eq",
        value: ifEmpty(variables.aba.value, "fila"),
      },
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
      },
      {
        field: "tipo",
        operator: "in",
        value: recuperacaoTipos(),
        ignoreEmpty: true,
      },
      {
        field: "produto_id",
        operator: "eq",
        value: variables.produto.value,
        ignoreEmpty: true,
      },
      {
        field: "valor_centavos",
        operator: "gte",
        value: round(variables.valorMin.value * 100),
        if: variables.valorMin.value > 0,
      },
      {
        field: "responsavel_id",
        operator: "eq",
        value: variables.responsavel.value,
        ignoreEmpty: true,
      },
      {
        field: "encerrada_em",
        operator: "gte",
        value: custom.inicioDoDia(variables.dataInicio.value),
        if: recuperacoesFechadas(),
      },
      {
        field: "encerrada_em",
        operator: "lt",
        value: custom.inicioDoDia(variables.dataFim.value),
        if: recuperacoesFechadas(),
      },
    ],
  }),
  sort: () => [
    {
      by: recuperacoesFechadas() ? "encerrada_em" : "prioridade",
      direction: "desc",
      nulls: "last",
    },
    { by: "evento_em" },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
