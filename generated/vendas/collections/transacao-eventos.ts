// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwTransacaoEventos,
} from "../tables";
import * as variables from "../variables";

export type TransacaoEventosRow = Pick<
  VwTransacaoEventos,
    | "id"
    | "motivo"
    | "ocorrido_em"
    | "origem"
    | "status_de"
    | "status_para"
    | "usuario_nome"
    | "valor_centavos"
>;

/** O que aconteceu com a transação aberta, do mais novo ao mais antigo. */
export const transacaoEventos = supabaseCollection<TransacaoEventosRow>({
  id: "transacaoEventos",
  table: "vw_transacao_eventos",
  select: "id,motivo,ocorrido_em,origem,status_de,status_para,usuario_nome,valor_centavos",
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
