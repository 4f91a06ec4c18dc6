// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwOportunidades,
} from "../tables";
import * as variables from "../variables";

export type OportunidadeRow = Pick<
  VwOportunidades,
    | "contato_email"
    | "contato_id"
    | "contato_nome"
    | "contato_telefone"
    | "criado_em"
    | "dias_na_etapa"
    | "encerrada_em"
    | "encerrada_por_nome"
    | "entrou_etapa_em"
    | "etapa_cor"
    | "etapa_id"
    | "etapa_nome"
    | "id"
    | "moeda"
    | "motivo_detalhe"
    | "motivo_nome"
    | "motivo_perda_id"
    | "observacao"
    | "origem"
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
    | "transacao_codigo"
    | "transacao_id"
    | "valor_centavos"
    | "versao"
>;

/** A oportunidade aberta ao lado. */
export const oportunidade = supabaseCollection<OportunidadeRow>({
  id: "oportunidade",
  table: "vw_oportunidades",
  select: "id,titulo,pipeline_id,pipeline_nome,etapa_id,etapa_nome,etapa_cor,probabilidade,contato_id,contato_nome,produto_id,produto_nome,responsavel_id,responsavel_nome,responsavel_cor,responsavel_avatar,valor_centavos,moeda,status,posicao,previsao_em,dias_na_etapa,parada,tarefas_abertas,motivo_nome,motivo_detalhe,encerrada_em,encerrada_por_nome,versao,criado_em,contato_telefone,contato_email,entrou_etapa_em,motivo_perda_id,transacao_id,transacao_codigo,origem,observacao",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.oportunidade.value),
      },
    ],
  }),
  limit: () => 1,
});
