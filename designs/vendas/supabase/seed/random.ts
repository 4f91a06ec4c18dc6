/** Sorteios de uma linha: os mesmos para a mesma semente, tabela e índice, seja qual for a ordem das tabelas. */
export interface Draw {
  /** De 0 até menos que `limit`. */
  int(limit: number): number;
  /** Verdadeiro em `percent` de cada cem. */
  chance(percent: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** O sorteio da linha `index` de `table`. */
export function drawFor(seed: number, table: string, index: number): Draw {
  const next = mulberry32(fnv1a(`${seed}:${table}:${index}`));
  const int = (limit: number): number => Math.floor(next() * limit);
  return {
    int,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => {
      const item = items[int(items.length)];
      if (item === undefined) {
        throw new Error("nothing to pick from");
      }
      return item;
    },
  };
}

/** Um UUID v8 tirado da mesma soma. */
export function uuidFor(seed: number, table: string, index: number): string {
  const next = mulberry32(fnv1a(`${seed}:${table}:${index}:id`));
  const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16));
  // A soma tem 32 bits: em tabelas grandes duas linhas dariam a mesma, e o índice as separa.
  if (index >= 10_000) {
    hex.splice(24, 8, ...index.toString(16).padStart(8, "0"));
  }
  hex[12] = "8";
  hex[16] = "89ab".charAt(Number.parseInt(hex[16] ?? "0", 16) % 4);
  return [8, 4, 4, 4, 12].map((length) => hex.splice(0, length).join("")).join("-");
}

const encoder = new TextEncoder();

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

function mulberry32(state: number): () => number {
  let current = state;
  return () => {
    current = (current + 0x6d2b79f5) | 0;
    let mixed = Math.imul(current ^ (current >>> 15), 1 | current);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
