// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, o último pedido vem primeiro. */
export function transacoesDirecao(): "desc" | "asc" {
  return variables.ordem.value === "" || variables.direcao.value === "desc" ? "desc" : "asc";
}
