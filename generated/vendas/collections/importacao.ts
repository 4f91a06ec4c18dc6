// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwImportacoes,
} from "../tables";
import * as variables from "../variables";

export type ImportacaoRow = Pick<
  VwImportacoes,
    | "amostra"
    | "arquivo_nome"
    | "cabecalho"
    | "caminho"
    | "codificacao"
    | "criado_em"
    | "erro"
    | "id"
    | "iniciada_em"
    | "leitura"
    | "linhas_atualizadas"
    | "linhas_erro"
    | "linhas_ignoradas"
    | "linhas_lidas"
    | "linhas_novas"
    | "linhas_total"
    | "mapeamento"
    | "modo"
    | "plataforma_padrao"
    | "produtos_novos"
    | "separador"
    | "status"
    | "terminada_em"
>;

/** A importação aberta. */
export const importacao = supabaseCollection<ImportacaoRow>({
  id: "importacao",
  table: "vw_importacoes",
  select: "id,plataforma_padrao,modo,mapeamento,status,linhas_total,linhas_lidas,linhas_novas,linhas_atualizadas,linhas_ignoradas,linhas_erro,cabecalho,amostra,separador,codificacao,leitura,produtos_novos,erro,iniciada_em,terminada_em,criado_em,arquivo_nome,caminho",
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: custom.uuidOuNulo(variables.importacaoAberta.value),
      },
    ],
  }),
  limit: () => 1,
});
