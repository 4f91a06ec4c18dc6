// @generated from designs/vendas/formulas.json. Do not edit.
import {
  sum,
} from "trama/runtime/helpers";
import { comissoesResumo } from "../collections/comissoes-resumo";

/** Quantos centavos de real as pessoas escolhidas têm em um status. */
export function comissoesSoma(status: string): number {
  const reais = comissoesResumo.data.value.filter((um) => um.moeda === "BRL");
  return sum(reais.map((um) => status === "liberada" ? um.liberada_centavos : status === "paga" ? um.paga_centavos : status === "cancelada" ? um.cancelada_centavos : um.prevista_centavos));
}
