// @generated from designs/vendas/formulas.json. Do not edit.
import { canais } from "../collections/canais";

export function rotuloCanal(canal: string): string {
  return canais.data.value.find((item) => item.value === canal)?.label ?? canal;
}
