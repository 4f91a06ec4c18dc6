// @generated from designs/tarefas/formulas.json. Do not edit.
import {
  lookup,
} from "trama/runtime/helpers";
import { prazos } from "../collections/prazos";

export function rotulo(prazo: string): string | null | undefined {
  return lookup(prazo, prazos.data.value, "value")?.label;
}
