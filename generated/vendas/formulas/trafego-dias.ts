// @generated from designs/vendas/formulas.json. Do not edit.
import { daysBetween } from "../helpers/days-between";
import * as variables from "../variables";

export function trafegoDias(): number {
  return daysBetween(variables.dataInicio.value, variables.dataFim.value);
}
