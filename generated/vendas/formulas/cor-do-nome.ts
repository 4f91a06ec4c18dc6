// @generated from designs/vendas/formulas.json. Do not edit.
import {
  getByIndex,
} from "trama/runtime/helpers";

/** A cor das iniciais de uma pessoa sem etiqueta, sempre a mesma para o mesmo nome. */
export function corDoNome(nome: string): string | null | undefined {
  return getByIndex(["#1D5BD6", "#0F7B4D", "#9A5B00", "#8E3BC9", "#0E7490", "#B3261E"], nome.length % 6);
}
