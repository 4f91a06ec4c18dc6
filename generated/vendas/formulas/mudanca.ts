// @generated from designs/vendas/formulas.json. Do not edit.

/** Quanto um número mudou; nada quando não há com que comparar. */
export function mudanca(agora: number | null | undefined, antes: number | null | undefined): number | null | undefined {
  return agora == null || (antes ?? 0) === 0
    ? null
    : (agora - (antes ?? 0)) / (antes ?? 1);
}
