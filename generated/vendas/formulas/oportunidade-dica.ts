// @generated from designs/vendas/formulas.json. Do not edit.
import {
  contains,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export function oportunidadeDica(campo: string): string {
  return contains(variables.oportunidadeMudados.value, campo) ? "Mudado por outra pessoa agora." : "";
}
