// @generated from designs/vendas/collections.json. Do not edit.
import {
  round,
} from "trama/runtime/helpers";
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { statusEscolhidos } from "../formulas/status-escolhidos";
import { transacoesColuna } from "../formulas/transacoes-coluna";
import { transacoesDirecao } from "../formulas/transacoes-direcao";
import { transacoesSemPeriodo } from "../formulas/transacoes-sem-periodo";
import { transacoesSoUma } from "../formulas/transacoes-so-uma";
import type {
  VwTransacoes,
} from "../tables";
import * as variables from "../variables";

export type TransacoesRow = Pick<
  VwTransacoes,
    | "aprovada_em"
    | "comprador_email"
    | "comprador_nome"
    | "forma_pagamento"
    | "id"
    | "minha_comissao_centavos"
    | "moeda"
    | "parcelas"
    | "pedida_em"
    | "plataforma"
    | "produto_nome"
    | "proximos_status"
    | "status"
    | "transacao_codigo"
    | "valor_liquido_centavos"
    | "valor_produto_centavos"
    | "valor_reembolsado_centavos"
    | "versao"
>;

/** A página da lista de transações que o período, os filtros e a ordem escolhem. */
export const transacoes = supabaseCollection<TransacoesRow>({
  id: "transacoes",
  table: "vw_transacoes",
  select: "id,pedida_em,aprovada_em,comprador_nome,comprador_email,produto_nome,plataforma,forma_pagamento,parcelas,status,proximos_status,moeda,valor_produto_centavos,valor_liquido_centavos,minha_comissao_centavos,valor_reembolsado_centavos,transacao_codigo,versao",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
        if: custom.documento(variables.q.value) === "",
      },
      {
        field: "id",
        operator: "in",
        value: variables.documentoIds.value,
        if: custom.documento(variables.q.value) !== "",
      },
      {
        field: "id",
        operator: "eq",
        value: variables.venda.value,
        if: transacoesSoUma(),
      },
      {
        field: "vence_hoje",
        operator: "eq",
        value: true,
        if: variables.venceHoje.value,
      },
      {
        field: "pedida_em",
        operator: "gte",
        value: custom.inicioDoDia(variables.dataInicio.value),
        if: !transacoesSemPeriodo() && variables.dataDe.value !== "aprovacao",
      },
      {
        field: "pedida_em",
        operator: "lt",
        value: custom.inicioDoDia(variables.dataFim.value),
        if: !transacoesSemPeriodo() && variables.dataDe.value !== "aprovacao",
      },
      {
        field: "aprovada_em",
        operator: "gte",
        value: custom.inicioDoDia(variables.dataInicio.value),
        if: !transacoesSemPeriodo() && variables.dataDe.value === "aprovacao",
      },
      {
        field: "aprovada_em",
        operator: "lt",
        value: custom.inicioDoDia(variables.dataFim.value),
        if: !transacoesSemPeriodo() && variables.dataDe.value === "aprovacao",
      },
      {
        field: "status",
        operator: "in",
        value: statusEscolhidos(),
        ignoreEmpty: true,
      },
      {
        field: "plataforma",
        operator: "eq",
        value: variables.plataforma.value,
        ignoreEmpty: true,
      },
      {
        field: "produto_id",
        operator: "eq",
        value: variables.produto.value,
        ignoreEmpty: true,
      },
      {
        field: "forma_pagamento",
        operator: "eq",
        value: variables.forma.value,
        ignoreEmpty: true,
      },
      {
        field: "afiliado_busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.afiliado.value),
        ignoreEmpty: true,
      },
      {
        field: "cupom",
        operator: "contains",
        value: variables.cupom.value.trim(),
        ignoreEmpty: true,
      },
      {
        field: "utm_source",
        operator: "contains",
        value: variables.utmSource.value.trim(),
        ignoreEmpty: true,
      },
      {
        field: "valor_produto_centavos",
        operator: "gte",
        value: round(variables.valorMin.value * 100),
        if: variables.valorMin.value > 0,
      },
      {
        field: "valor_produto_centavos",
        operator: "lte",
        value: round(variables.valorMax.value * 100),
        if: variables.valorMax.value > 0,
      },
    ],
  }),
  sort: () => [
    {
      by: transacoesColuna(),
      direction: transacoesDirecao(),
      nulls: "last",
    },
    {
      by: "id",
      direction: transacoesDirecao(),
    },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
