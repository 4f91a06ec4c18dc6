/** Returns at most the first `count` values, and reads no further. */
export function take<T>(count: number, values: Iterable<T>): readonly T[] {
  const taken: T[] = [];
  if (count === 0) return taken;
  for (const value of values) {
    taken.push(value);
    if (taken.length === count) break;
  }
  return taken;
}

/** Returns the keys of a map or of several, which can be read more than once; nothing is copied. */
export const keysOf = <T>(...maps: readonly { keys(): Iterable<T> }[]): Iterable<T> => ({
  *[Symbol.iterator]() {
    for (const map of maps) yield* map.keys();
  },
});

/** Yields all values of the first iterable, then all of the second, without copying them. */
export function* joined<T>(first: Iterable<T>, second: Iterable<T>): Iterable<T> {
  yield* first;
  yield* second;
}
