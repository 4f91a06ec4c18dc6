// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwTransacoes,
} from "../tables";
import * as variables from "../variables";

export type TransacoesAntigoRow = Pick<
  VwTransacoes,
    | "comprador_nome"
    | "id"
    | "moeda"
    | "pedida_em"
    | "produto_nome"
    | "status"
    | "valor_produto_centavos"
>;

/** A página da lista antiga de transações que o período escolhe. */
export const transacoesAntigo = supabaseCollection<TransacoesAntigoRow>({
  id: "transacoesAntigo",
  table: "vw_transacoes",
  select: "id,pedida_em,comprador_nome,produto_nome,moeda,valor_produto_centavos,status",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "pedida_em",
        operator: "gte",
        value: custom.inicioDoDia(variables.dataInicio.value),
      },
      {
        field: "pedida_em",
        operator: "lt",
        value: custom.inicioDoDia(variables.dataFim.value),
      },
    ],
  }),
  sort: () => [
    { by: "pedida_em", direction: "desc" },
    { by: "id", direction: "desc" },
  ],
  limit: () => 50,
  offset: () => (variables.pagina.value - 1) * 50,
});
