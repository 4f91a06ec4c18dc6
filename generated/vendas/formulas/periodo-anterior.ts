// @generated from designs/vendas/formulas.json. Do not edit.
import { addDays } from "../helpers/add-days";
import { daysBetween } from "../helpers/days-between";
import { formatDate } from "../helpers/format-date";
import * as variables from "../variables";

/** Os dias logo antes do período, tantos quantos ele tem. */
export function periodoAnterior(): string {
  return `${formatDate(addDays(variables.dataInicio.value, -daysBetween(variables.dataInicio.value, variables.dataFim.value)), "DD/MM/YY")} – ${formatDate(addDays(variables.dataInicio.value, -1), "DD/MM/YY")}`;
}
