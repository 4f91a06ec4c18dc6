// @generated from designs/vendas/formulas.json. Do not edit.
import { formatCurrency } from "../helpers/format-currency";

/** Centavos como R$ 1.234,56. */
export function moeda(centavos: number): string {
  return formatCurrency(centavos / 100, "BRL");
}
