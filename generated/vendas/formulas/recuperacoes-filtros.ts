// @generated from designs/vendas/formulas.json. Do not edit.
import { recuperacaoTipos } from "./recuperacao-tipos";
import * as variables from "../variables";

/** Quantos filtros da fila estão em uso, sem a busca. */
export function recuperacoesFiltros(): number {
  return recuperacaoTipos().length +
    (variables.produto.value === "" ? 0 : 1) +
    (variables.valorMin.value > 0 ? 1 : 0) +
    (variables.responsavel.value === "" ? 0 : 1);
}
