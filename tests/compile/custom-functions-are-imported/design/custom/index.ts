/** Twice. */
export const dobro = (numero: number): number => numero * 2;
