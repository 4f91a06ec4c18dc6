// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros estão em uso, sem a busca. */
export function atendimentosFiltros(): number {
  return (variables.status.value ? 1 : 0) +
    (variables.prioridade.value ? 1 : 0) +
    (variables.categoria.value ? 1 : 0) +
    (variables.responsavel.value ? 1 : 0) +
    (variables.sla.value ? 1 : 0);
}
