// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros de Pipelines estão em uso, sem a busca. */
export function pipelineFiltros(): number {
  return (variables.responsavel.value ? 1 : 0) +
    (variables.tag.value ? 1 : 0) +
    (variables.paradas.value && variables.visao.value === "lista" ? 1 : 0);
}
