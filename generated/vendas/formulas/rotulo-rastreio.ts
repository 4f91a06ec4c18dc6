// @generated from designs/vendas/formulas.json. Do not edit.
import { statusRastreio } from "../collections/status-rastreio";

export function rotuloRastreio(status: string): string {
  return statusRastreio.data.value.find((item) => item.value === status)?.label ?? status;
}
