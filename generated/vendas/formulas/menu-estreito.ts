// @generated from designs/vendas/formulas.json. Do not edit.
import {
  breakpoint,
} from "trama/runtime";
import * as variables from "../variables";

/** O menu mostra só os ícones; em telas pequenas ele abre inteiro. */
export function menuEstreito(): boolean {
  return variables.menuRecolhido.value && breakpoint.value === "default";
}
