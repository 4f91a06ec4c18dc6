/** The first values of a list, at most `count`: whatever its length, only those are read. */
export function take<T>(count: number, values: Iterable<T>): readonly T[] {
  const taken: T[] = [];
  if (count === 0) return taken;
  for (const value of values) {
    taken.push(value);
    if (taken.length === count) break;
  }
  return taken;
}

/** All values of the first list, then those of the second, without a list of both. */
export function* joined<T>(first: Iterable<T>, second: Iterable<T>): Iterable<T> {
  yield* first;
  yield* second;
}
