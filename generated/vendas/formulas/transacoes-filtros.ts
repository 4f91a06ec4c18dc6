// @generated from designs/vendas/formulas.json. Do not edit.
import { transacoesMaisFiltros } from "./transacoes-mais-filtros";
import * as variables from "../variables";

/** Quantos filtros estão em uso, sem a busca e o período. */
export function transacoesFiltros(): number {
  return (variables.status.value ? 1 : 0) +
    (variables.plataforma.value ? 1 : 0) +
    (variables.produto.value ? 1 : 0) +
    (variables.forma.value ? 1 : 0) +
    (variables.dataDe.value ? 1 : 0) +
    (variables.venda.value ? 1 : 0) +
    transacoesMaisFiltros();
}
