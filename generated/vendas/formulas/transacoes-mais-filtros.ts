// @generated from designs/vendas/formulas.json. Do not edit.
import {
  trim,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Quantos filtros de «Mais filtros» estão em uso. */
export function transacoesMaisFiltros(): number {
  return (trim(variables.afiliado.value) ? 1 : 0) +
    (trim(variables.cupom.value) ? 1 : 0) +
    (trim(variables.utmSource.value) ? 1 : 0) +
    (variables.valorMin.value ? 1 : 0) +
    (variables.valorMax.value ? 1 : 0) +
    (variables.venceHoje.value ? 1 : 0);
}
