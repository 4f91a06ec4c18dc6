// @generated from designs/vendas/formulas.json. Do not edit.
import { transportadoras } from "../collections/transportadoras";

export function rotuloTransportadora(transportadora: string): string {
  return transportadoras.data.value.find((item) => item.value === transportadora)?.label ?? transportadora;
}
