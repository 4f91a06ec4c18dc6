// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, quem acessou por último vem primeiro. */
export function usuariosAppDirecao(): "desc" | "asc" {
  return variables.ordem.value === "" || variables.direcao.value === "desc" ? "desc" : "asc";
}
