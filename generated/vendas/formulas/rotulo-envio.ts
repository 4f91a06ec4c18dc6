// @generated from designs/vendas/formulas.json. Do not edit.
import { statusEnvio } from "../collections/status-envio";

export function rotuloEnvio(status: string): string {
  return statusEnvio.data.value.find((item) => item.value === status)?.label ?? status;
}
