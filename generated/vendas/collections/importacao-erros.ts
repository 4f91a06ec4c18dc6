// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  ImportacaoErrosTable,
} from "../tables";
import * as variables from "../variables";

export type ImportacaoErrosRow = Pick<
  ImportacaoErrosTable,
    | "codigo"
    | "coluna"
    | "id"
    | "linha"
    | "mensagem"
    | "valor"
>;

/** O que há de errado nas linhas da importação aberta. */
export const importacaoErros = supabaseCollection<ImportacaoErrosRow>({
  id: "importacaoErros",
  table: "importacao_erros",
  select: "id,linha,coluna,codigo,mensagem,valor",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "importacao_id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.importacaoAberta.value),
      },
    ],
  }),
  sort: () => [
    { by: "linha" },
    { by: "codigo" },
    { by: "id" },
  ],
  limit: () => 100,
});
