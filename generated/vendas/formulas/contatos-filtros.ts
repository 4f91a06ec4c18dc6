// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros estão em uso, sem a busca. */
export function contatosFiltros(): number {
  return (variables.tag.value ? 1 : 0) +
    (variables.origem.value ? 1 : 0) +
    (variables.responsavel.value ? 1 : 0) +
    (variables.compradores.value ? 1 : 0) +
    (variables.criadoDe.value ? 1 : 0);
}
