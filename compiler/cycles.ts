/**
 * Returns everything that `starts` depend on, dependencies first. It does not recurse, so a long chain cannot exhaust the stack.
 *
 * `edgesOf` returns the dependencies of a node, each with its edge. `onCycle` gets the members of a cycle in order, and the
 * edge from the last back to the first.
 */
export function dependencyOrder<T, E>(
  starts: Iterable<T>,
  edgesOf: (one: T) => readonly (readonly [to: T, by: E])[],
  onCycle: (cycle: readonly T[], by: E) => void,
): ReadonlySet<T> {
  const done = new Set<T>();
  for (const start of starts) {
    if (done.has(start)) continue;
    const first = edgesOf(start);
    if (first.length === 0) {
      done.add(start);
      continue;
    }
    const path: T[] = [start];
    const positions = new Map<T, number>([[start, 0]]);
    const edges = [first.values()];
    for (let one = path.at(-1); one !== undefined; one = path.at(-1)) {
      const next = edges.at(-1)?.next();
      if (!next || next.done) {
        path.pop();
        edges.pop();
        positions.delete(one);
        done.add(one);
        continue;
      }
      const [to, by] = next.value;
      const position = positions.get(to);
      if (position !== undefined) onCycle(path.slice(position), by);
      else if (!done.has(to)) {
        positions.set(to, path.length);
        path.push(to);
        edges.push(edgesOf(to).values());
      }
    }
  }
  return done;
}
