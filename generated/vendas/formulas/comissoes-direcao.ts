// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, a que vence antes vem primeiro. */
export function comissoesDirecao(): "desc" | "asc" {
  return variables.ordem.value !== "" && variables.direcao.value === "desc" ? "desc" : "asc";
}
