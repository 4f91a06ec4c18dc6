/** The digits of a text. */
const digits = (text: string): string => text.replace(/\D/g, "");

/**
 * What a search for this text looks for in the columns `busca`, which hold names without accents and phones as digits.
 * `(11) 90123` becomes `1190123`; `José` becomes `jose`.
 */
export function termoDeBusca(texto: string): string {
  const plain = texto.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  return /^[\d\s()+.-]+$/.test(plain) && digits(plain).length > 3 ? digits(plain) : plain;
}

/** The CPF or CNPJ that the text is, without its mask; `""` when it is none. CNPJ may hold letters since July 2026. */
export function documento(texto: string): string {
  const plain = texto.toUpperCase().replace(/[\s./-]/g, "");
  if (/^\d{11}$/.test(plain)) return hasCpfDigits(plain) ? plain : "";
  return /^[0-9A-Z]{12}\d{2}$/.test(plain) && hasCnpjDigits(plain) ? plain : "";
}

/** A Brazilian phone as typed, as `+55` and its digits; one from abroad as it is; `""` when it is no phone. */
export function telefoneE164(texto: string): string {
  const number = texto.trim().startsWith("+") ? `+${digits(texto)}` : `+55${digits(texto)}`;
  const brazilian = /^\+55[1-9][1-9](9\d{8}|[2-8]\d{7})$/;
  return number.startsWith("+55")
    ? brazilian.test(number)
      ? number
      : ""
    : /^\+[1-9]\d{7,14}$/.test(number)
      ? number
      : "";
}

/** A password of eight characters or more, with a letter and a digit. */
export function senhaForte(senha: string): boolean {
  return senha.length >= 8 && /\p{L}/u.test(senha) && /\d/.test(senha);
}

function hasCpfDigits(cpf: string): boolean {
  if (/^(\d)\1+$/.test(cpf)) return false;
  const digit = (count: number): number => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += Number(cpf[index]) * (count + 1 - index);
    return ((sum * 10) % 11) % 10;
  };
  return digit(9) === Number(cpf[9]) && digit(10) === Number(cpf[10]);
}

function hasCnpjDigits(cnpj: string): boolean {
  if (/^(\d)\1+$/.test(cnpj)) return false;
  const digit = (count: number): number => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      sum += (cnpj.charCodeAt(index) - 48) * (((count - 1 - index) % 8) + 2);
    }
    const rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return digit(12) === Number(cnpj[12]) && digit(13) === Number(cnpj[13]);
}
