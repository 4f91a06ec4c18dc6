// @generated from designs/vendas/formulas.json. Do not edit.
import { origens } from "../collections/origens";

export function rotuloOrigem(origem: string): string | null | undefined {
  return origens.data.value.find((item) => item.value === origem)?.label;
}
