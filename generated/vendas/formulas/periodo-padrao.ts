// @generated from designs/vendas/formulas.json. Do not edit.
import { addDays } from "../helpers/add-days";
import { today } from "../helpers/today";
import * as variables from "../variables";

/** O período é o que se tem ao entrar. */
export function periodoPadrao(): boolean {
  const hoje = today();
  return variables.dataInicio.value === addDays(hoje, -30) && variables.dataFim.value === addDays(hoje, 1);
}
