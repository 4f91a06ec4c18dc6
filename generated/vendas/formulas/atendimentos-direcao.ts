// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, o prazo mais próximo vem primeiro. */
export function atendimentosDirecao(): "desc" | "asc" {
  return variables.ordem.value !== "" && variables.direcao.value === "desc" ? "desc" : "asc";
}
