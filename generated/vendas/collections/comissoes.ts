// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { comissoesColuna } from "../formulas/comissoes-coluna";
import { comissoesDirecao } from "../formulas/comissoes-direcao";
import { comissoesStatus } from "../formulas/comissoes-status";
import type {
  VwComissoes,
} from "../tables";
import * as variables from "../variables";

export type ComissoesRow = Pick<
  VwComissoes,
    | "aprovada_em"
    | "beneficiario_email"
    | "beneficiario_nome"
    | "comprador_nome"
    | "id"
    | "moeda"
    | "paga_em"
    | "pagamento_ref"
    | "papel"
    | "prevista_para"
    | "produto_nome"
    | "status"
    | "tipo"
    | "transacao_codigo"
    | "transacao_id"
    | "valor_centavos"
>;

/** A página da lista de comissões que a aba, o período, os filtros e a ordem escolhem. */
export const comissoes = supabaseCollection<ComissoesRow>({
  id: "comissoes",
  table: "vw_comissoes",
  select: "id,transacao_id,papel,beneficiario_nome,beneficiario_email,tipo,valor_centavos,moeda,status,prevista_para,paga_em,pagamento_ref,transacao_codigo,produto_nome,comprador_nome,aprovada_em",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "aprovada_em",
        operator: "gte",
        value: custom.inicioDoDia(variables.dataInicio.value),
      },
      {
        field: "aprovada_em",
        operator: "lt",
        value: custom.inicioDoDia(variables.dataFim.value),
      },
      {
        field: "status",
        operator: "eq",
        value: comissoesStatus(),
      },
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
      },
      {
        field: "papel",
        operator: "eq",
        value: variables.papel.value,
        ignoreEmpty: true,
      },
      {
        field: "beneficiario_email",
        operator: "eq",
        value: variables.beneficiario.value,
        ignoreEmpty: true,
      },
      {
        field: "produto_id",
        operator: "eq",
        value: variables.produto.value,
        ignoreEmpty: true,
      },
    ],
  }),
  sort: () => [
    {
      by: comissoesColuna(),
      direction: comissoesDirecao(),
      nulls: "last",
    },
    {
      by: "id",
      direction: comissoesDirecao(),
    },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
