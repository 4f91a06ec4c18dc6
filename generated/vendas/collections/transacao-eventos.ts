// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type VwTransacaoEventos,
} from "../tables";
import * as variables from "../variables";

/** O que aconteceu com a transação aberta, do mais novo ao mais antigo. */
export const transacaoEventos = supabaseCollection<VwTransacaoEventos>({
  id: "transacaoEventos",
  table: "vw_transacao_eventos",
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
    { by: "ocorrido_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 100,
});
