// @generated from designs/vendas/formulas.json. Do not edit.
import {
  addDays,
  daysBetween,
  formatDate,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Os dias logo antes do período, tantos quantos ele tem. */
export function periodoAnterior(): string {
  return `${formatDate(addDays(variables.dataInicio.value, -daysBetween(variables.dataInicio.value, variables.dataFim.value)), "DD/MM/YY")} – ${formatDate(addDays(variables.dataInicio.value, -1), "DD/MM/YY")}`;
}
