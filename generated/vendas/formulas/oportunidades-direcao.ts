// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, a que está há mais tempo na etapa, ou a última que se fechou, vem primeiro. */
export function oportunidadesDirecao(): "desc" | "asc" {
  return variables.ordem.value === "" || variables.direcao.value === "desc" ? "desc" : "asc";
}
