// @generated from designs/vendas/formulas.json. Do not edit.

export function diasNaEtapa(dias: number): string {
  return dias === 0 ? "hoje"
    : dias === 1 ? "1 dia"
    : `${dias} dias`;
}
