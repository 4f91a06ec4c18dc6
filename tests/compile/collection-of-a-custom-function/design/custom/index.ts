export interface Vez {
  readonly dia: string;
  readonly numero: number;
}

/** The next times, from a day on. */
export const proximas = async (dia: string, quantas = 10): Promise<readonly Vez[]> =>
  Array.from({ length: quantas }, (_, numero) => ({ dia, numero }));

/** What is known of the browser. */
export const navegador = (): { readonly idioma: string } => ({ idioma: "pt" });
