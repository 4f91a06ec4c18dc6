// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** As situações do prazo que o filtro escolhe; um relógio parado está no prazo. */
export function atendimentosSla(): readonly string[] {
  return variables.sla.value === "" ? []
    : variables.sla.value === "no_prazo" ? ["no_prazo", "pausado", "cumprido"]
    : [variables.sla.value];
}
