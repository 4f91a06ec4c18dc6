// @generated from designs/vendas/formulas.json. Do not edit.
import { transportadoras } from "../collections/transportadoras";

/** Onde a transportadora mostra um objeto; nada, quando não se sabe. */
export function enderecoDoRastreio(transportadora: string, codigo: string): string {
  const comeco = transportadoras.data.value.find((item) => item.value === transportadora)?.endereco ?? "";
  return comeco === ""
    ? ""
    : `${comeco}${codigo}`;
}
