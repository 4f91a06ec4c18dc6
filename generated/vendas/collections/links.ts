// @generated from designs/vendas/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type {
  VwLinks,
} from "../tables";
import * as variables from "../variables";

export type LinksRow = Pick<
  VwLinks,
    | "ativo"
    | "cliques"
    | "codigo_curto"
    | "codigo_dmg"
    | "criado_em"
    | "id"
    | "nome"
    | "plataforma"
    | "receita_centavos"
    | "url_transformada"
    | "vendas"
>;

/** Os links salvos que a busca escolhe. */
export const links = supabaseCollection<LinksRow>({
  id: "links",
  table: "vw_links",
  select: "id,nome,url_transformada,plataforma,codigo_dmg,codigo_curto,cliques,ativo,criado_em,vendas,receita_centavos",
  count: true,
  autoFetch: false,
  filter: () => ({
    and: [
      {
        field: "busca",
        operator: "containsWords",
        value: custom.termoDeBusca(variables.q.value),
        ignoreEmpty: true,
      },
      {
        field: "plataforma",
        operator: "eq",
        value: variables.plataforma.value,
        ignoreEmpty: true,
      },
    ],
  }),
  sort: () => [
    { by: "criado_em", direction: "desc" },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
