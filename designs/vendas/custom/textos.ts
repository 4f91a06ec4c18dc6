import { digits } from "./digitos.ts";

/**
 * What a search for this text looks for in the columns `busca`, which hold names without accents and apostrophes, and
 * phones as digits. `(11) 90123` becomes `1190123`; `D'Ávila 90123-4567` becomes `davila 901234567`.
 */
export function termoDeBusca(texto: string): string {
  const plain = texto
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "")
    .toLowerCase()
    .trim();
  return phoneDigits(plain) ?? plain.replace(/\S+/g, (word) => phoneDigits(word) ?? word);
}

/** The digits of what looks like a part of a phone number. */
function phoneDigits(text: string): string | undefined {
  return /^[\d\s()+.-]+$/.test(text) && digits(text).length > 3 ? digits(text) : undefined;
}

/** Cents as spreadsheets in Brazil read money: `1234,50`. */
export function reais(centavos: number): string {
  return (centavos / 100).toFixed(2).replace(".", ",");
}

/** A sentence with its `{names}` filled in from the details of an error of the server, which are JSON in a text. */
export function preencher(frase: string, detalhes: unknown): string {
  // A detail that is no JSON is the one name that the sentence has a place for.
  const values = typeof detalhes === "string" ? (parsed(detalhes) ?? detalhes) : detalhes;
  return frase.replace(/\{(\w+)\}/g, (name, key) => {
    const value: unknown = typeof values === "object" && values !== null ? Reflect.get(values, key) : values;
    return typeof value === "string" || typeof value === "number" ? String(value) : name;
  });
}

/** What the server sent, indented for reading. */
export function jsonLegivel(dado: unknown): string {
  return JSON.stringify(dado, null, 2) ?? "";
}

/** A password of eight characters or more, with a letter and a digit. */
export function senhaForte(senha: string): boolean {
  return senha.length >= 8 && /\p{L}/u.test(senha) && /\d/.test(senha);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A purchase as a quick reply speaks of it. */
interface Compra {
  readonly produto_nome: string;
  readonly checkout_url?: string | null | undefined;
}

/**
 * A quick reply with its `{nome}`, `{produto}` and `{link}`; what is not known stays to be filled in.
 *
 * One with a link speaks of the newest purchase that waits to be paid, any other of the newest.
 */
export function respostaPronta(texto: string, nome: string, compras: readonly Compra[]): string {
  const aPagar = texto.includes("{link}") ? compras.find((compra) => compra.checkout_url) : undefined;
  const valores: Readonly<Record<string, string | null | undefined>> = {
    nome,
    produto: (aPagar ?? compras[0])?.produto_nome,
    link: aPagar?.checkout_url,
  };
  return texto.replaceAll(/\{(nome|produto|link)\}/g, (lacuna, chave: string) => valores[chave] || lacuna);
}

/** The host that a text names, as `links.escola.com.br`, without what stands around it; `""` when it names none. */
export function dominio(texto: string): string {
  const [, host = ""] = /^(?:https?:\/\/)?([^/]*)\/?$/.exec(texto.trim().toLowerCase()) ?? [];
  return /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(host) ? host : "";
}
