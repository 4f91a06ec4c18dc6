/** What the taxes of a price are, asked from somewhere. */
export const imposto = async (preco: number, estado: string): Promise<number> => preco * (estado === "SP" ? 0.18 : 0.12);

/** The same every time. */
export const limpar = (): void => {};
