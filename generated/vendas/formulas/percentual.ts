// @generated from designs/vendas/formulas.json. Do not edit.
import { formatNumber } from "../helpers/format-number";

/** 0,125 como 12,5%. */
export function percentual(parte: number): string {
  return formatNumber(parte, { style: "percent", maximumFractionDigits: 1 });
}
