// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { contatosColuna } from "../formulas/contatos-coluna";
import { contatosDirecao } from "../formulas/contatos-direcao";
import { inicioDoDia } from "../formulas/inicio-do-dia";
import { tagsEscolhidas } from "../formulas/tags-escolhidas";
import type {
  VwContatos,
} from "../tables";
import * as variables from "../variables";

export type ContatosRow = Pick<
  VwContatos,
    | "dados_teste"
    | "email"
    | "id"
    | "nome"
    | "qtd_compras"
    | "responsavel_cor"
    | "responsavel_nome"
    | "tags"
    | "telefone"
    | "total_compras_centavos"
    | "ultima_compra_em"
>;

/** A página da lista de contatos que os filtros e a ordem escolhem. */
export const contatos = supabaseCollection<ContatosRow>({
  id: "contatos",
  table: "vw_contatos",
  select: "id,nome,email,telefone,tags,qtd_compras,total_compras_centavos,ultima_compra_em,responsavel_nome,responsavel_cor,dados_teste",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
        if: variables.contatosAchados.value == null && custom.documento(variables.q.value) === "",
      },
      {
        field: "id",
        operator: "in",
        value: variables.contatosAchados.value,
        if: variables.contatosAchados.value != null && custom.documento(variables.q.value) === "",
      },
      {
        field: "id",
        operator: "in",
        value: variables.documentoIds.value,
        if: custom.documento(variables.q.value) !== "",
      },
      {
        field: "tag_ids",
        operator: "overlap",
        value: tagsEscolhidas(),
        ignoreEmpty: true,
      },
      {
        field: "origem",
        operator: "eq",
        value: variables.origem.value,
        ignoreEmpty: true,
      },
      {
        field: "responsavel_id",
        operator: "eq",
        value: variables.responsavel.value,
        ignoreEmpty: true,
      },
      {
        field: "qtd_compras",
        operator: "gt",
        value: 0,
        if: variables.compradores.value,
      },
      {
        field: "criado_em",
        operator: "gte",
        value: inicioDoDia(variables.criadoDe.value),
        if: variables.criadoDe.value !== "",
      },
      {
        field: "criado_em",
        operator: "lt",
        value: inicioDoDia(variables.criadoAte.value),
        if: variables.criadoAte.value !== "",
      },
    ],
  }),
  sort: () => [
    {
      by: contatosColuna(),
      direction: contatosDirecao(),
      nulls: "last",
    },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
