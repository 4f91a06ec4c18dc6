// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { rastreiosColuna } from "../formulas/rastreios-coluna";
import { rastreiosDirecao } from "../formulas/rastreios-direcao";
import type {
  VwRastreios,
} from "../tables";
import * as variables from "../variables";

export type RastreiosRow = Pick<
  VwRastreios,
    | "atrasado"
    | "cidade"
    | "codigo"
    | "consulta_pedida_em"
    | "consultado_em"
    | "contato_id"
    | "destinatario_nome"
    | "dias_sem_evento"
    | "entregue_em"
    | "envio_codigo"
    | "envio_id"
    | "falhas_consulta"
    | "id"
    | "postado_em"
    | "precisa_atencao"
    | "previsto_em"
    | "produto_nome"
    | "reembolsado_em"
    | "status"
    | "transacao_id"
    | "transportadora"
    | "uf"
    | "ultimo_evento_em"
    | "ultimo_evento_texto"
>;

/** A página de objetos que a aba, os filtros e a ordem escolhem. */
export const rastreios = supabaseCollection<RastreiosRow>({
  id: "rastreios",
  table: "vw_rastreios",
  select: "id,codigo,transportadora,status,destinatario_nome,produto_nome,ultimo_evento_em,ultimo_evento_texto,dias_sem_evento,previsto_em,precisa_atencao,atrasado,falhas_consulta,reembolsado_em,envio_id,envio_codigo,contato_id,transacao_id,cidade,uf,postado_em,entregue_em,consultado_em,consulta_pedida_em",
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
        field: "precisa_atencao",
        operator: "eq",
        value: true,
        if: variables.aba.value === "",
      },
      {
        field: "status",
        operator: "in",
        value: ["aguardando_postagem", "postado", "em_transito", "saiu_para_entrega", "tentativa_falha"],
        if: variables.aba.value === "transito",
      },
      {
        field: "status",
        operator: "eq",
        value: "aguardando_retirada",
        if: variables.aba.value === "retirada",
      },
      {
        field: "status",
        operator: "eq",
        value: "entregue",
        if: variables.aba.value === "entregues",
      },
      {
        field: "status",
        operator: "in",
        value: ["em_devolucao", "devolvido"],
        if: variables.aba.value === "devolvidos",
      },
      {
        field: "transportadora",
        operator: "eq",
        value: variables.transportadora.value,
        ignoreEmpty: true,
      },
      {
        field: "uf",
        operator: "eq",
        value: variables.uf.value,
        ignoreEmpty: true,
      },
      {
        field: "postado_em",
        operator: "gte",
        value: custom.inicioDoDia(variables.postadoDe.value),
        if: variables.postadoDe.value !== "",
      },
      {
        field: "postado_em",
        operator: "lt",
        value: custom.inicioDoDia(variables.postadoAte.value),
        if: variables.postadoAte.value !== "",
      },
    ],
  }),
  sort: () => [
    {
      by: rastreiosColuna(),
      direction: rastreiosDirecao(),
      nulls: "last",
    },
    { by: "ultimo_evento_em", nulls: "last" },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
