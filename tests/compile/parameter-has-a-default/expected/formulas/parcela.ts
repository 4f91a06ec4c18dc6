// @generated from design/formulas.json. Do not edit.

export function parcela(valor: number, vezes?: number | null | undefined): number {
  return valor / (vezes ?? 12);
}
