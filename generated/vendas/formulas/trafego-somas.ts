// @generated from designs/vendas/formulas.json. Do not edit.
import type { TrafegoTotalRow } from "../collections/trafego-total";
import { trafegoTotal } from "../collections/trafego-total";

export function trafegoSomas(): TrafegoTotalRow | null | undefined {
  return trafegoTotal.data.value[0];
}
