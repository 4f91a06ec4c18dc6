// @generated from designs/vendas/formulas.json. Do not edit.
import { presencas } from "../collections/presencas";

export function rotuloPresenca(presenca: string): string | null | undefined {
  return presencas.data.value.find((item) => item.value === presenca)?.label;
}
