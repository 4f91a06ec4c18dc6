// @generated from designs/tarefas/formulas.json. Do not edit.
import { prazos } from "../collections/prazos";

export function rotulo(prazo: string): string | null | undefined {
  return prazos.data.value.find((item) => item.value === prazo)?.label;
}
