// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import type {
  VwTransacoes,
} from "../tables";

export type OportunidadeComprasRow = Pick<
  VwTransacoes,
    | "id"
    | "moeda"
    | "pedida_em"
    | "produto_nome"
    | "transacao_codigo"
    | "valor_produto_centavos"
>;

/** As compras pagas do contato da oportunidade que se fecha. */
export const oportunidadeCompras = supabaseCollection<OportunidadeComprasRow>({
  id: "oportunidadeCompras",
  table: "vw_transacoes",
  select: "id,transacao_codigo,produto_nome,valor_produto_centavos,moeda,pedida_em",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "contato_id",
        operator: "eq",
        value: custom.uuidOuNulo(oportunidadeAtual()?.contato_id ?? ""),
      },
      { field: "status", operator: "in", value: ["aprovada", "completa", "em_disputa", "reembolsada_parcial"] },
    ],
  }),
  sort: () => [
    { by: "pedida_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 50,
});
