// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** O status que a aba aberta de Comissões mostra. */
export function comissoesStatus(): "liberada" | "paga" | "cancelada" | "prevista" {
  return variables.aba.value === "liberadas" ? "liberada"
    : variables.aba.value === "pagas" ? "paga"
    : variables.aba.value === "canceladas" ? "cancelada"
    : "prevista";
}
