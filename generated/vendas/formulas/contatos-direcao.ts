// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, a última compra vem primeiro. */
export function contatosDirecao(): "desc" | "asc" {
  return variables.ordem.value === "" || variables.direcao.value === "desc" ? "desc" : "asc";
}
