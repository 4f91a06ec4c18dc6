// @generated from designs/vendas/formulas.json. Do not edit.
import { moeda } from "./moeda";
import { formatCurrency } from "../helpers/format-currency";

/** Centavos como R$ 12,3 mil. */
export function dinheiroCurto(centavos: number): string {
  return centavos < 100000
    ? moeda(centavos)
    : formatCurrency(centavos / 100, "BRL", { notation: "compact", maximumFractionDigits: 1 });
}
