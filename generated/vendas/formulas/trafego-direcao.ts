// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, o que mais gastou vem primeiro. */
export function trafegoDirecao(): string {
  return variables.ordem.value === "" ? "desc" : variables.direcao.value;
}
