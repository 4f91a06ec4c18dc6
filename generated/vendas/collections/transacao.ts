// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwTransacoes,
} from "../tables";
import * as variables from "../variables";

export type TransacaoRow = Pick<
  VwTransacoes,
    | "afiliado_email"
    | "afiliado_nome"
    | "aprovada_em"
    | "boleto_linha"
    | "boleto_url"
    | "chargeback_em"
    | "checkout_url"
    | "completa_em"
    | "comprador_email"
    | "comprador_nome"
    | "comprador_telefone"
    | "contato_id"
    | "cupom"
    | "desconto_centavos"
    | "documento_mascara"
    | "forma_pagamento"
    | "frete_centavos"
    | "garantia_ate"
    | "id"
    | "link_nome"
    | "minha_comissao_centavos"
    | "moeda"
    | "oferta_nome"
    | "origem"
    | "parcelas"
    | "pedida_em"
    | "pedido_codigo"
    | "pix_codigo"
    | "plataforma"
    | "produto_nome"
    | "proximos_status"
    | "recorrencia"
    | "reembolsada_em"
    | "sck"
    | "src"
    | "status"
    | "taxa_plataforma_centavos"
    | "tipo_item"
    | "transacao_codigo"
    | "utm_campaign"
    | "utm_content"
    | "utm_medium"
    | "utm_source"
    | "utm_term"
    | "valor_cobrado_centavos"
    | "valor_liquido_centavos"
    | "valor_produto_centavos"
    | "valor_reembolsado_centavos"
    | "vence_em"
    | "versao"
>;

/** A transação aberta no painel, inteira. */
export const transacao = supabaseCollection<TransacaoRow>({
  id: "transacao",
  table: "vw_transacoes",
  select: "afiliado_email,afiliado_nome,aprovada_em,boleto_linha,boleto_url,chargeback_em,checkout_url,completa_em,comprador_email,comprador_nome,comprador_telefone,contato_id,cupom,desconto_centavos,documento_mascara,forma_pagamento,frete_centavos,garantia_ate,id,link_nome,minha_comissao_centavos,moeda,oferta_nome,origem,parcelas,pedida_em,pedido_codigo,pix_codigo,plataforma,produto_nome,proximos_status,recorrencia,reembolsada_em,sck,src,status,taxa_plataforma_centavos,tipo_item,transacao_codigo,utm_campaign,utm_content,utm_medium,utm_source,utm_term,valor_cobrado_centavos,valor_liquido_centavos,valor_produto_centavos,valor_reembolsado_centavos,vence_em,versao",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: variables.transacaoAberta.value,
      },
    ],
  }),
  limit: () => 1,
});
