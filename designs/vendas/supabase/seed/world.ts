import { drawFor, uuidFor } from "./random.ts";
import type { Size } from "./sizes.ts";
import type { Row } from "./sql.ts";

/** O que toda tabela da demonstração sabe: a semente, o «agora», o tamanho, e os contatos já sorteados. */
export interface World {
  readonly seed: number;
  readonly anchorMs: number;
  readonly size: Size;
  readonly contatos: readonly Row[];
}

export const dayMs = 24 * 60 * 60 * 1000;
export const hourMs = 60 * 60 * 1000;
const neighbourPercent = 5;
const saoPauloOffsetMs = -3 * hourMs;

export const id = (world: Pick<World, "seed">, table: string, index: number): string =>
  uuidFor(world.seed, table, index);

export const iso = (ms: number): string => new Date(ms).toISOString();

export const ago = (anchorMs: number, dayCount: number, extraMs = 0): string =>
  iso(anchorMs - dayCount * dayMs - extraMs);

/** O dia em São Paulo, `AAAA-MM-DD`. */
export const localDay = (ms: number): string => iso(ms + saoPauloOffsetMs).slice(0, 10);

/** O instante em que o dia de `ms` começou em São Paulo. */
export function startOfLocalDay(ms: number): number {
  const local = ms + saoPauloOffsetMs;
  return local - (((local % dayMs) + dayMs) % dayMs) - saoPauloOffsetMs;
}

/** As primeiras linhas são da conta principal; as últimas, da vizinha. */
export const contaOf = (index: number, count: number): number => (index < mainCount(count) ? 0 : 1);

export const mainCount = (count: number): number => count - Math.round((count * neighbourPercent) / 100);

/** Um responsável, ou ninguém. */
export function responsavelFor(seed: number, table: string, index: number, contaIndex: number): string | null {
  const draw = drawFor(seed, `${table}:responsavel`, index);
  const personIndex = draw.pick(contaIndex === 0 ? [0, 1, 1, 1, 2, 2] : [8]);
  return draw.chance(60) ? uuidFor(seed, "usuarios", personIndex) : null;
}

const accents = "áàâãäéèêëíìîïóòôõöúùûüçñý";
const plain = "aaaaaeeeeiiiiooooouuuucny";
const plainOf = new Map([...accents].map((letter, index) => [letter, plain.charAt(index)]));

/** O que o gatilho de busca escreveria: minúsculas, sem acentos. */
export const searchText = (...parts: readonly (Row[string] | undefined)[]): string =>
  parts
    .filter((part) => typeof part === "string" && part !== "")
    .join(" ")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => plainOf.get(letter) ?? letter);

/** Só os dígitos de um telefone. */
export const digits = (value: Row[string] | undefined): string => String(value ?? "").replace(/\D/g, "");
