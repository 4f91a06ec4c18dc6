// @generated from designs/vendas/formulas.json. Do not edit.

/** O que se diz quando a sessão termina sozinha. */
export function sessaoTerminou(): string {
  return "Sua sessão terminou. Entre de novo para continuar.";
}
