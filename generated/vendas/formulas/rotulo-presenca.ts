// @generated from designs/vendas/formulas.json. Do not edit.
import {
  lookup,
} from "trama/runtime/helpers";
import { presencas } from "../collections/presencas";

export function rotuloPresenca(presenca: string): string | null | undefined {
  return lookup(presenca, presencas.data.value, "value")?.label;
}
