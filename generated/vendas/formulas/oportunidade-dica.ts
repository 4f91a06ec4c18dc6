// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

export function oportunidadeDica(campo: string): string {
  return variables.oportunidadeMudados.value.includes(campo) ? "Mudado por outra pessoa agora." : "";
}
