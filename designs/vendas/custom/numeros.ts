import { digits } from "./digitos.ts";

/** The CPF or CNPJ that the text is, without its mask; `""` when it is none. CNPJ may hold letters since July 2026. */
export function documento(texto: string): string {
  const plain = texto.toUpperCase().replace(/[\s./-]/g, "");
  if (/^\d{11}$/.test(plain)) return hasCpfDigits(plain) ? plain : "";
  return /^[0-9A-Z]{12}\d{2}$/.test(plain) && hasCnpjDigits(plain) ? plain : "";
}

/** Whether a text that is no CPF was meant as a CNPJ: it has more than the eleven digits of a CPF, or letters. */
export function pareceCnpj(texto: string): boolean {
  const plain = texto.replace(/[\s./-]/g, "");
  return plain.length > 11 || /[a-z]/i.test(plain);
}

/** A CPF as `000.000.000-00`, a CNPJ as `00.000.000/0000-00`. */
export function documentoFormatado(numero: string): string {
  return numero.length === 11
    ? numero.replace(/(.{3})(.{3})(.{3})(.{2})/, "$1.$2.$3-$4")
    : numero.replace(/(.{2})(.{3})(.{3})(.{4})(.{2})/, "$1.$2.$3/$4-$5");
}

/**
 * A Brazilian phone as typed, as `+55` and its digits; one from abroad as it is; `""` when it is no phone.
 *
 * It may have the prefix of a call, as `011 98765-4321` and `0055 11 98765-4321`, or be a link of WhatsApp.
 */
export function telefoneE164(texto: string): string {
  const [, linked] = /(?:wa\.me\/|[?&]phone=)\+?(\d+)/.exec(texto) ?? [];
  const typed =
    linked === undefined
      ? texto
          .trim()
          .replace(/^00/, "+")
          .replace(/^\(?0\s?(?=\(?[1-9][1-9])/, "")
      : `+${linked}`;
  const number = typed.startsWith("+") ? `+${digits(typed)}` : `+55${digits(typed)}`;
  const brazilian = /^\+55[1-9][1-9](9\d{8}|[2-8]\d{7})$/;
  return number.startsWith("+55")
    ? brazilian.test(number)
      ? number
      : ""
    : /^\+[1-9]\d{7,14}$/.test(number)
      ? number
      : "";
}

const nil = "00000000-0000-0000-0000-000000000000";

/** The UUID that the text is; for any other text the nil UUID, which no row has and the database does not refuse. */
export function uuidOuNulo(texto: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(texto) ? texto.toLowerCase() : nil;
}

/** The eight digits of a CEP as typed; `""` when it is none. */
export function cep(texto: string): string {
  const number = digits(texto);
  return number.length === 8 && /^[\d.\s-]+$/.test(texto) ? number : "";
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

/** Whether a text is an id as the database makes them. */
export function eUuid(texto: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(texto);
}
