// @generated from designs/vendas/formulas.json. Do not edit.
import {
  ifEmpty,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export function trafegoNivel(): string {
  return ifEmpty(variables.nivel.value, "campanha");
}
