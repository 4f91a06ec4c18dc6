// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import type {
  VwExportacoes,
} from "../tables";
import * as variables from "../variables";

export type ExportacoesRow = Pick<
  VwExportacoes,
    | "arquivo_nome"
    | "caminho"
    | "criado_em"
    | "criado_por_nome"
    | "erro"
    | "expira_em"
    | "filtros"
    | "id"
    | "linhas"
    | "linhas_total"
    | "produto_nome"
    | "status"
    | "tipo"
    | "vencida"
>;

/** Os relatórios pedidos, do mais novo ao mais antigo. */
export const exportacoes = supabaseCollection<ExportacoesRow>({
  id: "exportacoes",
  table: "vw_exportacoes",
  select: "id,tipo,filtros,status,linhas,linhas_total,expira_em,erro,criado_em,criado_por_nome,caminho,arquivo_nome,vencida,produto_nome",
  count: true,
  autoFetch: false,
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
