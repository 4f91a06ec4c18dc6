// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwEnvios,
} from "../tables";
import * as variables from "../variables";

export type EnviosLoteRow = Pick<
  VwEnvios,
    | "altura_cm"
    | "bairro"
    | "cep"
    | "cidade"
    | "codigo"
    | "complemento"
    | "comprimento_cm"
    | "conferido"
    | "contato_id"
    | "criado_em"
    | "destinatario_nome"
    | "documento_mascara"
    | "etiqueta_erro"
    | "etiqueta_pedida_em"
    | "id"
    | "largura_cm"
    | "logradouro"
    | "lote_codigo"
    | "motivo_cancelamento"
    | "nota_fiscal_chave"
    | "numero"
    | "observacao"
    | "peso_g"
    | "postado_em"
    | "prazo_dias"
    | "previsto_em"
    | "produto_nome"
    | "rastreio_codigo"
    | "rastreio_id"
    | "rastreio_status"
    | "reembolsado_em"
    | "servico"
    | "status"
    | "telefone"
    | "transacao_id"
    | "transportadora"
    | "uf"
    | "valor_declarado_centavos"
    | "valor_frete_centavos"
    | "versao"
>;

/** O que se separa hoje: os envios do lote aberto, na ordem em que estão. */
export const enviosLote = supabaseCollection<EnviosLoteRow>({
  id: "enviosLote",
  table: "vw_envios",
  select: "id,codigo,status,transacao_id,contato_id,produto_nome,destinatario_nome,documento_mascara,telefone,cep,logradouro,numero,complemento,bairro,cidade,uf,transportadora,servico,peso_g,altura_cm,largura_cm,comprimento_cm,valor_frete_centavos,valor_declarado_centavos,nota_fiscal_chave,etiqueta_pedida_em,etiqueta_erro,prazo_dias,previsto_em,postado_em,reembolsado_em,motivo_cancelamento,observacao,lote_codigo,conferido,versao,criado_em,rastreio_id,rastreio_codigo,rastreio_status",
  autoFetch: false,
  filter: () => ({
    and: [
      { field: "lote_status", operator: "eq", value: "aberto" },
      { field: "status", operator: "in", value: ["pendente", "em_separacao"] },
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
      },
    ],
  }),
  sort: () => [
    { by: "posicao" },
    { by: "id" },
  ],
  limit: () => 200,
});
