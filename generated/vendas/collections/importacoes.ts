// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwImportacoes,
} from "../tables";
import * as variables from "../variables";

export type ImportacoesRow = Pick<
  VwImportacoes,
    | "arquivo_nome"
    | "caminho"
    | "criado_em"
    | "erro"
    | "id"
    | "iniciada_em"
    | "linhas_atualizadas"
    | "linhas_erro"
    | "linhas_novas"
    | "linhas_total"
    | "plataforma_padrao"
    | "status"
>;

/** Os arquivos importados, do mais novo ao mais antigo. */
export const importacoes = supabaseCollection<ImportacoesRow>({
  id: "importacoes",
  table: "vw_importacoes",
  select: "id,plataforma_padrao,status,linhas_total,linhas_novas,linhas_atualizadas,linhas_erro,criado_em,arquivo_nome,caminho,iniciada_em,erro",
  count: true,
  autoFetch: false,
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 10,
  offset: () => (variables.pagina.value - 1) * 10,
});
