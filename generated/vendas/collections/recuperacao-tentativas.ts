// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  RecuperacaoTentativas,
} from "../tables";
import * as variables from "../variables";

export type RecuperacaoTentativasRow = Pick<
  RecuperacaoTentativas,
    | "canal"
    | "em"
    | "id"
    | "observacao"
    | "resultado"
    | "usuario_id"
>;

/** As tentativas da recuperação aberta, da mais nova à mais antiga. */
export const recuperacaoTentativas = supabaseCollection<RecuperacaoTentativasRow>({
  id: "recuperacaoTentativas",
  table: "recuperacao_tentativas",
  select: "id,canal,resultado,observacao,em,usuario_id",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "recuperacao_id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.recuperacaoAberta.value),
      },
    ],
  }),
  sort: () => [
    { by: "em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 10,
});
