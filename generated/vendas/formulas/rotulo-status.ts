// @generated from designs/vendas/formulas.json. Do not edit.
import { statusTransacao } from "../collections/status-transacao";

export function rotuloStatus(status: string): string {
  return statusTransacao.data.value.find((item) => item.value === status)?.label ?? status;
}
