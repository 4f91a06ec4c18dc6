// @generated from designs/vendas/formulas.json. Do not edit.
import {
  subText,
} from "trama/runtime/helpers";

/** +5511901234567 como (11) 90123-4567; um número de fora do Brasil fica como está. */
export function telefone(numero: string): string {
  const tamanho = numero.length;
  return subText(numero, 0, 3) === "+55"
    ? `(${subText(numero, 3, 5)}) ${subText(numero, 5, tamanho - 4)}-${subText(numero, tamanho - 4)}`
    : numero;
}
