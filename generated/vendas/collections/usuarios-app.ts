// @generated from designs/vendas/collections.json. Do not edit.
import {
  currentDate,
} from "trama/runtime/helpers";
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { statusEscolhidos } from "../formulas/status-escolhidos";
import { usuariosAppColuna } from "../formulas/usuarios-app-coluna";
import { usuariosAppDirecao } from "../formulas/usuarios-app-direcao";
import { addDays } from "../helpers/add-days";
import type {
  VwUsuariosApp,
} from "../tables";
import * as variables from "../variables";

export type UsuariosAppRow = Pick<
  VwUsuariosApp,
    | "acesso_ate"
    | "contato_id"
    | "email"
    | "id"
    | "nome"
    | "produto_id"
    | "produto_nome"
    | "progresso_pct"
    | "status"
    | "telefone"
    | "ultimo_acesso_em"
>;

/** A página de acessos que os filtros e a ordem escolhem. */
export const usuariosApp = supabaseCollection<UsuariosAppRow>({
  id: "usuariosApp",
  table: "vw_usuarios_app",
  select: "id,nome,email,telefone,contato_id,produto_id,produto_nome,status,acesso_ate,ultimo_acesso_em,progresso_pct",
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
        field: "produto_id",
        operator: "eq",
        value: variables.produto.value,
        ignoreEmpty: true,
      },
      {
        field: "status",
        operator: "in",
        value: statusEscolhidos(),
        ignoreEmpty: true,
      },
      {
        field: "ultimo_acesso_em",
        operator: "isNull",
        if: variables.acesso.value === "nunca",
      },
      ["7", "30", "90"].includes(variables.acesso.value) ? {
        field: "ultimo_acesso_em",
        operator: "gte",
        value: addDays(currentDate(), variables.acesso.value === "7" ? -7 : variables.acesso.value === "30" ? -30 : -90),
      } : undefined,
      {
        field: "status",
        operator: "eq",
        value: "ativo",
        if: variables.expiram.value,
      },
      {
        field: "acesso_ate",
        operator: "gte",
        value: currentDate(),
        if: variables.expiram.value,
      },
      variables.expiram.value ? {
        field: "acesso_ate",
        operator: "lt",
        value: addDays(currentDate(), 7),
      } : undefined,
    ],
  }),
  sort: () => [
    {
      by: usuariosAppColuna(),
      direction: usuariosAppDirecao(),
      nulls: "last",
    },
    { by: "id" },
  ],
  limit: () => variables.porPagina.value,
  offset: () => (variables.pagina.value - 1) * variables.porPagina.value,
});
