import { take } from "./iterables.ts";

/** Longer names are not compared, and of a long list only the first names are, so that a suggestion stays cheap. */
const lengthLimit = 100;
const candidateLimit = 1000;

/**
 * Returns the known name that `name` was most likely meant to be, or undefined if none is close.
 *
 * A difference in letter case is the cheapest edit. Otherwise one edit per three letters is allowed, and at least one;
 * but none in a name of one letter, since any other letter would be close. The first of equally close names wins. If
 * none is close, returns the only name that contains `name` as a word.
 * `names` is read once.
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  if (name.length > lengthLimit) return undefined;
  const candidates = take(candidateLimit, names);
  const wanted = name.toLowerCase();
  const letters = lettersOf(wanted);
  let limit = name.length < 2 ? 0 : Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > limit || candidate === name) continue;
    if (countOf(letters & ~lettersOf(candidate)) > limit) continue;
    const other = candidate.toLowerCase();
    const distance = editDistance(wanted, other, limit);
    if (distance > limit) continue;
    best = candidate;
    if (distance === 0) return best;
    limit = distance - 1;
  }
  return best ?? namesake(wanted, candidates);
}

/**
 * Returns the names of `required` that are not in `given`. A name that an unknown one of `given` was most likely meant
 * to be is left out: the unknown name is reported instead.
 */
export function missingNames(
  given: Iterable<string>,
  required: Iterable<string>,
  known: { has(name: string): boolean },
): readonly string[] {
  const names = new Set(given);
  const missing = [...required].filter((name) => !names.has(name));
  if (missing.length === 0) return missing;
  const meant = new Set(Array.from(names, (name) => (known.has(name) ? undefined : nearestName(name, missing))));
  return missing.filter((name) => !meant.has(name));
}

/**
 * Returns which letters a name has, in any letter case, as bits that a few letters share. One edit removes at most one
 * of them. Outside ASCII the cases of a letter may have different bits, so only ASCII counts.
 */
function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit < 128) letters |= 1 << (unit & 31);
  }
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Returns the one known name that has `wanted` among its words: `form-input` for `input`. */
function namesake(wanted: string, names: readonly string[]): string | undefined {
  const found = names.filter(
    (candidate) =>
      candidate.length > wanted.length &&
      candidate.toLowerCase().includes(wanted) &&
      wordsOf(candidate).includes(wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Splits `formInput`, `form-input` and `form.input` into `form`, `input`. */
const wordsOf = (name: string): string[] =>
  name.split(/[-._]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());

/**
 * Counts the insertions, deletions, replacements and swaps of neighbours that lead from `a` to `b`. A result above
 * `limit` only means "too many": cells further than `limit` from the diagonal cost more than that, and are not
 * computed.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooMany = limit + 1;
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return tooMany;
  let previous: number[] = [];
  for (let column = 0; column <= b.length; column++) previous.push(column);
  let beforePrevious = previous.slice();
  let current = previous.slice();
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(b.length, row + limit);
    const unit = a.charCodeAt(row - 1);
    const unitBefore = a.charCodeAt(row - 2);
    let left = from === 1 ? row : tooMany;
    let least = left;
    current[from - 1] = left;
    for (let column = from; column <= to; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? tooMany) + (unit === other ? 0 : 1);
      if (left + 1 < cost) cost = left + 1;
      const above = (previous[column] ?? tooMany) + 1;
      if (above < cost) cost = above;
      if (row > 1 && column > 1 && unitBefore === other && unit === b.charCodeAt(column - 2)) {
        const swapped = (beforePrevious[column - 2] ?? tooMany) + 1;
        if (swapped < cost) cost = swapped;
      }
      current[column] = cost;
      left = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return tooMany;
    if (to < b.length) current[to + 1] = tooMany;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return previous[b.length] ?? 0;
}
