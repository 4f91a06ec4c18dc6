export interface Vez {
  readonly dia: string;
}

/** The next times, from a day on. */
export const proximas = async (dia: string, quantas: number): Promise<readonly Vez[]> =>
  Array.from({ length: quantas }, () => ({ dia }));
