/** A name as lists show it. */
export const curto = (nome: string, letras = 12): string => nome.slice(0, letras);
