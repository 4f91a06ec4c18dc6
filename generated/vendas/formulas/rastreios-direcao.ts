// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Sem ordem escolhida, o que pede atenção vem primeiro; mais dias sem evento é um evento mais antigo. */
export function rastreiosDirecao(): "desc" | "asc" {
  const normal = variables.ordem.value === "" || variables.direcao.value === "desc" ? "desc" : "asc";
  return variables.ordem.value !== "ha" ? normal
    : normal === "desc" ? "asc"
    : "desc";
}
