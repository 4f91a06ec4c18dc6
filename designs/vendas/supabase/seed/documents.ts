/** CPF com dígitos certos; a base fica abaixo de 001.000.000, onde ninguém nasceu. */
export function cpf(base: number): string {
  const digits = String(base % 1_000_000).padStart(9, "0");
  return withCheckDigits(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
}

/** CNPJ com dígitos certos, também com letras na base de 12. */
export function cnpj(base: string): string {
  return withCheckDigits(base, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

function withCheckDigits(base: string, weights: readonly number[]): string {
  let code = base;
  for (let count = 0; count < 2; count++) {
    const applied = weights.slice(weights.length - code.length);
    const sum = applied.reduce((total, weight, index) => total + (code.charCodeAt(index) - 48) * weight, 0);
    code += sum % 11 < 2 ? 0 : 11 - (sum % 11);
  }
  return code;
}
