// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import type {
  VwTransacoes,
} from "../tables";

export type AtendimentoCompraRow = Pick<
  VwTransacoes,
    | "garantia_ate"
    | "id"
    | "moeda"
    | "pedida_em"
    | "produto_nome"
    | "status"
    | "transacao_codigo"
    | "valor_produto_centavos"
>;

/** A compra de que o atendimento aberto trata; nada para quem não vê compras. */
export const atendimentoCompra = supabaseCollection<AtendimentoCompraRow>({
  id: "atendimentoCompra",
  table: "vw_transacoes",
  select: "id,transacao_codigo,produto_nome,status,valor_produto_centavos,moeda,pedida_em,garantia_ate",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: atendimentoAtual()?.transacao_id ?? custom.uuidOuNulo(""),
      },
    ],
  }),
  limit: () => 1,
});
