// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, o mais antigo sai primeiro, e o último postado vem primeiro. */
export function enviosDirecao(): "desc" | "asc" {
  return variables.ordem.value === "" ? variables.aba.value === "postados" ? "desc" : "asc"
    : variables.direcao.value === "desc" ? "desc"
    : "asc";
}
