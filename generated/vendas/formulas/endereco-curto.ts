// @generated from designs/vendas/formulas.json. Do not edit.
import * as custom from "../../../designs/vendas/custom";
import { conta } from "../collections/conta";

/** O endereço curto de um link, no domínio da conta. */
export function enderecoCurto(codigo: string): string {
  const dominio = conta.data.value?.dominio_link ?? "";
  return dominio === ""
    ? custom.enderecoDaFuncao(`l/${codigo}`)
    : `https://${dominio}/l/${codigo}`;
}
