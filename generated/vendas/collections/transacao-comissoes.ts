// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  Comissoes,
} from "../tables";
import * as variables from "../variables";

export type TransacaoComissoesRow = Pick<
  Comissoes,
    | "beneficiario_nome"
    | "id"
    | "moeda"
    | "origem"
    | "papel"
    | "percentual_bps"
    | "status"
    | "tipo"
    | "valor_centavos"
>;

/** Como a transação aberta se divide; vazia para quem não vê comissões. */
export const transacaoComissoes = supabaseCollection<TransacaoComissoesRow>({
  id: "transacaoComissoes",
  table: "comissoes",
  select: "id,beneficiario_nome,papel,origem,percentual_bps,valor_centavos,moeda,status,tipo",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "transacao_id",
        operator: "eq",
        value: variables.transacaoAberta.value,
      },
    ],
  }),
  sort: () => [
    { by: "tipo" },
    { by: "valor_centavos", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 50,
});
