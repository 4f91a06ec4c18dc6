// @generated from designs/vendas/formulas.json. Do not edit.
import { formatNumber } from "../helpers/format-number";

/** 2,5 como 2,50. */
export function razao(valor: number): string {
  return formatNumber(valor, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
