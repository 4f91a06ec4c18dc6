// @generated from designs/vendas/formulas.json. Do not edit.

/** O instante em que um dia começa em São Paulo. */
export function inicioDoDia(dia: string): string {
  return `${dia}T00:00:00-03:00`;
}
