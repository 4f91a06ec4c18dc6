// @generated from designs/vendas/formulas.json. Do not edit.
import { transacoesSoUma } from "./transacoes-so-uma";
import * as variables from "../variables";

/** A lista mostra vendas de qualquer data. */
export function transacoesSemPeriodo(): boolean {
  return variables.todoPeriodo.value || transacoesSoUma();
}
