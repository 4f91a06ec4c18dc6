// @generated from designs/vendas/formulas.json. Do not edit.
import type { TrafegoAnteriorRow } from "../collections/trafego-anterior";
import { trafegoAnterior } from "../collections/trafego-anterior";

export function trafegoAntes(): TrafegoAnteriorRow | null | undefined {
  return trafegoAnterior.data.value[0];
}
