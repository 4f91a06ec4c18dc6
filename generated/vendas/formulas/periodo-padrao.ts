// @generated from designs/vendas/formulas.json. Do not edit.
import {
  addDays,
  today,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** O período é o que se tem ao entrar. */
export function periodoPadrao(): boolean {
  return variables.dataInicio.value === addDays(today(), -30) && variables.dataFim.value === addDays(today(), 1);
}
