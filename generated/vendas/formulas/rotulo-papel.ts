// @generated from designs/vendas/formulas.json. Do not edit.
import { papeisComissao } from "../collections/papeis-comissao";

export function rotuloPapel(papel: string): string {
  return papeisComissao.data.value.find((item) => item.value === papel)?.label ?? papel;
}
