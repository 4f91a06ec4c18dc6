import { keptOrder } from "../review/compare/similar.ts";

/** New or moved items between two items that stayed. They fit into every gap of the base from `first` to `last`. */
interface Group {
  readonly first: number;
  readonly last: number;
  readonly items: readonly string[];
}

interface Moves {
  /** The positions in the base of items that stayed in their place. */
  readonly stayed: ReadonlySet<number>;
  readonly groups: readonly Group[];
}

/**
 * Merges two new orders of a list without duplicates. Returns undefined if they cannot both be followed, as when both
 * sides add different items at one place.
 *
 * Of two items that changed places, either may be the one that moved: the order must be the same for both readings.
 */
export function mergeOrder(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] | undefined {
  const found = new Map<string, readonly string[]>();
  for (const our of readings(base, ours))
    for (const their of readings(base, theirs)) {
      const merged = combine(base, our, their, ours, theirs);
      if (merged) found.set(JSON.stringify(merged), merged);
    }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Merges two versions of a list whose order means nothing: ours, without what they removed, and what they added beside its neighbour. */
export function mergeSets(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const merged = ours.filter((item) => theirs.includes(item) || !base.includes(item));
  for (const [index, item] of theirs.entries()) {
    if (base.includes(item) || merged.includes(item)) continue;
    const before = theirs.slice(0, index).findLast((each) => merged.includes(each));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, item);
  }
  return merged;
}

/** The ways to explain a new order by items that stayed and items that moved. */
function readings(base: readonly string[], side: readonly string[]): readonly Moves[] {
  const positions = new Map(base.map((item, index) => [item, index]));
  const known = side.flatMap((item) => positions.get(item) ?? []);
  const first = keptOrder(known);
  const backwards = keptOrder(known.toReversed().map((position) => -position));
  const last = new Set(Array.from(backwards, (at) => known.length - 1 - at));
  const both = [first, last].map((kept) => new Set(Array.from(kept, (at) => known[at] ?? 0)));
  const isSame = [...first].every((at) => last.has(at));
  return (isSame ? both.slice(0, 1) : both).map((stayed) => ({
    stayed,
    groups: groupsOf(base.length, side, positions, stayed),
  }));
}

function groupsOf(
  count: number,
  side: readonly string[],
  positions: ReadonlyMap<string, number>,
  stayed: ReadonlySet<number>,
): readonly Group[] {
  const groups: Group[] = [];
  let first = 0;
  let items: string[] = [];
  const close = (last: number): void => {
    if (items.length > 0) groups.push({ first, last, items });
    items = [];
  };
  for (const item of side) {
    const position = positions.get(item);
    if (position === undefined || !stayed.has(position)) {
      items.push(item);
      continue;
    }
    close(position);
    first = position + 1;
  }
  close(count);
  return groups;
}

function combine(
  base: readonly string[],
  our: Moves,
  their: Moves,
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] | undefined {
  const isShared = (one: Group, other: Group): boolean => one.first <= other.last && other.first <= one.last;
  const isEqual = (one: Group, other: Group): boolean => JSON.stringify(one.items) === JSON.stringify(other.items);
  const added: Group[] = [...our.groups];
  for (const group of their.groups) {
    const meeting = our.groups.filter((each) => isShared(each, group));
    if (meeting.some((each) => !isEqual(each, group))) return undefined;
    if (meeting.length === 0) added.push(group);
  }
  added.sort((a, b) => a.first - b.first);
  const merged: string[] = [];
  for (let gap = 0; gap <= base.length; gap++) {
    for (const { first, items } of added) if (first === gap) merged.push(...items);
    const item = base[gap];
    if (item !== undefined && our.stayed.has(gap) && their.stayed.has(gap)) merged.push(item);
  }
  const [unique, left, right] = [new Set(merged), new Set(ours), new Set(theirs)];
  const isRemovedAndMoved = base.some((item) => unique.has(item) && !(left.has(item) && right.has(item)));
  return isRemovedAndMoved || unique.size < merged.length ? undefined : merged;
}
