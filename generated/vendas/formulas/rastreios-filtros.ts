// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros da lista de rastreios estão em uso, sem a busca. */
export function rastreiosFiltros(): number {
  return (variables.transportadora.value ? 1 : 0) +
    (variables.uf.value ? 1 : 0) +
    (variables.postadoDe.value ? 1 : 0);
}
