// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** As situações do prazo que o filtro escolhe; um relógio parado está no prazo. O que vence em 1 h é uma coluna à parte. */
export function atendimentosSla(): readonly string[] {
  return variables.sla.value === "" || variables.sla.value === "em_1h" ? []
    : variables.sla.value === "no_prazo" ? ["no_prazo", "pausado", "cumprido"]
    : [variables.sla.value];
}
