// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  OportunidadeHistoricoTable,
} from "../tables";
import * as variables from "../variables";

export type OportunidadeHistoricoRow = Pick<
  OportunidadeHistoricoTable,
    | "de"
    | "em"
    | "id"
    | "para"
    | "tipo"
    | "usuario_id"
>;

/** O que aconteceu com a oportunidade aberta, do mais novo ao mais antigo. */
export const oportunidadeHistorico = supabaseCollection<OportunidadeHistoricoRow>({
  id: "oportunidadeHistorico",
  table: "oportunidade_historico",
  select: "id,tipo,de,para,usuario_id,em",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "oportunidade_id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.oportunidade.value),
      },
    ],
  }),
  sort: () => [
    { by: "em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 100,
});
