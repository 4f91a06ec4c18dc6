// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwTransacoes,
} from "../tables";
import * as variables from "../variables";

export type ContatoComprasRow = Pick<
  VwTransacoes,
    | "forma_pagamento"
    | "id"
    | "moeda"
    | "pedida_em"
    | "produto_nome"
    | "status"
    | "transacao_codigo"
    | "valor_produto_centavos"
>;

/** As compras do contato aberto. */
export const contatoCompras = supabaseCollection<ContatoComprasRow>({
  id: "contatoCompras",
  table: "vw_transacoes",
  select: "id,transacao_codigo,produto_nome,status,forma_pagamento,valor_produto_centavos,moeda,pedida_em",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "contato_id",
        operator: "eq",
        value: variables.contatoAberto.value,
      },
    ],
  }),
  sort: () => [
    { by: "pedida_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => variables.limite.value,
});
