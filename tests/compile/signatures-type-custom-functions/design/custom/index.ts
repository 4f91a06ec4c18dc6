export interface Vez {
  readonly dia: string;
  readonly numero: number;
  readonly nota?: string;
}

/** The next times, from a day on. */
export const proximas = async (dia: string, quantas = 10): Promise<readonly Vez[]> =>
  Array.from({ length: quantas }, (_, numero) => ({ dia, numero }));

/** Cents as people read them. */
export const reais = (centavos: number): string => (centavos / 100).toFixed(2);

/** The largest of some numbers; nothing of none. */
export const maior = (...numeros: readonly number[]): number | undefined =>
  numeros.length === 0 ? undefined : Math.max(...numeros);

/** Whether something is to be paid. */
export const deve = (conta: { readonly centavos: number; readonly pago?: boolean | null | undefined } | null | undefined): boolean =>
  conta?.pago !== true;

/** Called in two ways. */
export function texto(valor: string): string;
export function texto(valor: number, casas: number): string;
export function texto(valor: string | number, casas = 0): string {
  return typeof valor === "string" ? valor : valor.toFixed(casas);
}
