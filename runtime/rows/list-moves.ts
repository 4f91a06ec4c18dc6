/**
 * Returns the positions of the longest increasing run of numbers, in order: those that need not move.
 *
 *     before  a b c d e   ->   after  a d c b e      numbers  0 3 2 1 4      stay  0 1 4 (a b e), or another of that length
 *
 * Numbers below zero are left out: they are new and have no place yet.
 */
export function longestIncreasing(numbers: readonly number[]): number[] {
  /** The position of the smallest number that ends a run of each length. */
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, position) => {
    if (number < 0) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[position] = ends[low - 1] ?? -1;
    ends[low] = position;
  });
  const run: number[] = [];
  for (let position = ends.at(-1) ?? -1; position >= 0; position = previous[position] ?? -1) run.push(position);
  return run.reverse();
}
