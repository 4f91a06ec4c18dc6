// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Quantos filtros de Chats estão em uso. */
export function chatsFiltros(): number {
  return (variables.canal.value ? 1 : 0) +
    (variables.status.value ? 1 : 0) +
    (variables.tag.value ? 1 : 0) +
    (variables.semResposta.value ? 1 : 0);
}
