// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwRecuperacoes,
} from "../tables";
import * as variables from "../variables";

export type RecuperacaoRow = Pick<
  VwRecuperacoes,
    | "aba"
    | "boleto_linha"
    | "boleto_url"
    | "checkout_url"
    | "contato_email"
    | "contato_id"
    | "contato_nome"
    | "contato_telefone"
    | "encerrada_em"
    | "evento_em"
    | "expira_em"
    | "id"
    | "moeda"
    | "motivo"
    | "pix_codigo"
    | "prioridade"
    | "produto_nome"
    | "proxima_sugerida_em"
    | "proxima_tentativa_em"
    | "reservada_ate"
    | "responsavel_id"
    | "responsavel_nome"
    | "status"
    | "tentativas"
    | "tipo"
    | "valor_centavos"
>;

/** A recuperação aberta no painel, inteira. */
export const recuperacao = supabaseCollection<RecuperacaoRow>({
  id: "recuperacao",
  table: "vw_recuperacoes",
  select: "id,tipo,status,aba,prioridade,contato_id,contato_nome,produto_nome,valor_centavos,moeda,evento_em,tentativas,proxima_tentativa_em,motivo,encerrada_em,responsavel_id,responsavel_nome,reservada_ate,contato_email,contato_telefone,expira_em,proxima_sugerida_em,checkout_url,boleto_url,boleto_linha,pix_codigo",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.recuperacaoAberta.value),
      },
    ],
  }),
  limit: () => 1,
});
