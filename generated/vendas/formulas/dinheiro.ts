// @generated from designs/vendas/formulas.json. Do not edit.
import { formatCurrency } from "../helpers/format-currency";

/** Centavos em uma moeda, como R$ 1.234,56 ou US$ 10,00. */
export function dinheiro(centavos: number, moeda: string): string {
  return formatCurrency(centavos / 100, moeda);
}
