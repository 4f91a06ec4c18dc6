// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros de «Mais filtros» estão em uso. */
export function transacoesMaisFiltros(): number {
  return (variables.afiliado.value.trim() ? 1 : 0) +
    (variables.cupom.value.trim() ? 1 : 0) +
    (variables.utmSource.value.trim() ? 1 : 0) +
    (variables.valorMin.value ? 1 : 0) +
    (variables.valorMax.value ? 1 : 0) +
    (variables.venceHoje.value ? 1 : 0);
}
