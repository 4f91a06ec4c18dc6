// @generated from designs/vendas/formulas.json. Do not edit.
import {
  subText,
} from "trama/runtime/helpers";

/** +5511901234567 como (11) 90123-4567; um número de fora do Brasil fica como está. */
export function telefone(numero: string): string {
  const corte = numero.length - 4;
  return subText(numero, 0, 3) === "+55"
    ? `(${subText(numero, 3, 5)}) ${subText(numero, 5, corte)}-${subText(numero, corte)}`
    : numero;
}
