// @generated from designs/vendas/formulas.json. Do not edit.
import { daysBetween } from "../helpers/days-between";
import * as variables from "../variables";

/** De quanto em quanto tempo o gráfico soma: períodos longos pedem barras mais largas. */
export function dashGrao(): "dia" | "semana" | "mes" {
  const dias = daysBetween(variables.dataInicio.value, variables.dataFim.value);
  return dias <= 62 ? "dia"
    : dias <= 184 ? "semana"
    : "mes";
}
