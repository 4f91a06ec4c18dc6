// @generated from designs/vendas/formulas.json. Do not edit.
import {
  addDays,
  today,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** O período é o que se tem ao entrar. */
export function periodoPadrao(): boolean {
  const hoje = today();
  return variables.dataInicio.value === addDays(hoje, -30) && variables.dataFim.value === addDays(hoje, 1);
}
