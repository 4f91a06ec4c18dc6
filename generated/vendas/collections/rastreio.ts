// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwRastreios,
} from "../tables";
import * as variables from "../variables";

export type RastreioRow = Pick<
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

/** O objeto aberto ao lado da lista. */
export const rastreio = supabaseCollection<RastreioRow>({
  id: "rastreio",
  table: "vw_rastreios",
  select: "id,codigo,transportadora,status,destinatario_nome,produto_nome,ultimo_evento_em,ultimo_evento_texto,dias_sem_evento,previsto_em,precisa_atencao,atrasado,falhas_consulta,reembolsado_em,envio_id,envio_codigo,contato_id,transacao_id,cidade,uf,postado_em,entregue_em,consultado_em,consulta_pedida_em",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.rastreio.value),
      },
    ],
  }),
  limit: () => 1,
});
