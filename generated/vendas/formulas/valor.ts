// @generated from designs/vendas/formulas.json. Do not edit.
import { formatCurrency } from "../helpers/format-currency";

/** Centavos de qualquer moeda: R$ 1.234,56, US$ 10,00; um traço para o que não se sabe. */
export function valor(centavos: number | null | undefined, moeda: string | null | undefined): string {
  return centavos == null
    ? "—"
    : formatCurrency(centavos / 100, moeda ?? "BRL");
}
