// @generated from designs/vendas/formulas.json. Do not edit.
import {
  subText,
} from "trama/runtime/helpers";

/** 01310100 como 01310-100. */
export function cep(numero: string): string {
  return numero.length === 8
    ? `${subText(numero, 0, 5)}-${subText(numero, 5)}`
    : numero;
}
