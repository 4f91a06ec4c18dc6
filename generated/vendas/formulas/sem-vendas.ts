// @generated from designs/vendas/formulas.json. Do not edit.
import { dashKpis } from "../collections/dash-kpis";

/** A conta nunca teve uma venda. */
export function semVendas(): boolean {
  return dashKpis.data.value?.tem_transacoes === false;
}
