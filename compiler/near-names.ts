/**
 * The known name that `name` was most likely meant to be, or nothing when none is close.
 *
 * Letter case is the cheapest mistake; else one edit per three letters (at least one). The first of equals wins.
 * Where nothing is close, the only name that has `name` as one of its words.
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let limit = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  for (const candidate of names) {
    if (candidate === name) continue;
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    best = candidate;
    if (distance === 0) return best;
    limit = distance - 1;
  }
  return best ?? namesake(name, names);
}

/** The one known name that has `name` among its words: `form-input` for `input`. */
function namesake(name: string, names: Iterable<string>): string | undefined {
  const found = Array.from(names).filter((candidate) => wordsOf(candidate).includes(name.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}

/** `formInput`, `form-input` and `form.input` as `form`, `input`. */
const wordsOf = (name: string): string[] =>
  name.split(/[-._]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());

/** Insertions, deletions, replacements and swaps of neighbours that lead from `a` to `b`; more than `limit` is only "too many". */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
