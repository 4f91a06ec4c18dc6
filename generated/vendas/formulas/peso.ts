// @generated from designs/vendas/formulas.json. Do not edit.
import { formatNumber } from "../helpers/format-number";

/** 350 como 350 g. */
export function peso(gramas: number | null | undefined): string {
  return gramas == null
    ? "sem peso"
    : `${formatNumber(gramas)} g`;
}
