// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros de Comissões estão em uso, sem a busca. */
export function comissoesFiltros(): number {
  return (variables.papel.value ? 1 : 0) +
    (variables.beneficiario.value ? 1 : 0) +
    (variables.produto.value ? 1 : 0);
}
