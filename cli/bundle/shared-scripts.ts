/** What a bundler knows of a module: its size, what it imports at once, and what it loads later. */
export interface GraphModule {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly later: readonly string[];
}

/** How many scripts with code that several pages need one page loads at most. */
const mostPerPage = 5;

/** Up to this size, in bytes before they are minified, parts that load later are one script: each would be a request. */
const smallBytes = { ofStart: 5000, other: 16_000, tiny: 1000 };

/** The modules of an app that are loaded by themselves, and what is known of all modules. */
export interface ModuleGraph {
  /** The start of the app, and the pages that visitors land on. */
  readonly starts: readonly string[];
  /** The other pages. */
  readonly pages: readonly string[];
  /** What the app declares for all pages, of which most need many: each is small. */
  readonly declarations: readonly string[];
  /** The design's own functions, of which a page names all at once. */
  readonly functions: readonly string[];
  moduleOf(id: string): GraphModule;
  /** The part of the runtime that a module is of; undefined for all other code. */
  partOf(id: string): RuntimePart | undefined;
}

/** The start of an app, what loads and follows rows, the elements, and the rest. */
export type RuntimePart = "start" | "rows" | "elements" | "rest";

/**
 * Chooses the scripts of code that several modules need, which are loaded by themselves: a name for each such module.
 *
 * A bundler makes a script for each set of pages that need the same code, which are dozens of small ones on each page:
 * each is a request, and takes milliseconds of the page. Sets are united, those first that make the pages load the
 * fewest bytes more for each script less, until no page loads more than a few. What loads later is united by its part.
 */
export function sharedScripts(graph: ModuleGraph): ReadonlyMap<string, string> {
  const { starts, moduleOf, partOf } = graph;
  const pages = new Set(graph.pages);
  const from = (entries: Iterable<string>) => new Set([...entries].flatMap((entry) => [...reached(entry, moduleOf)]));
  const users = new Map<string, Set<number>>();
  for (const [index, page] of graph.pages.entries())
    for (const id of reached(page, moduleOf)) users.set(id, (users.get(id) ?? new Set()).add(index));

  // Parts of the first pages that load later: they would load with them what only other pages need.
  const partsOfFirst = starts.flatMap((id) => moduleOf(id).later).filter((id) => !pages.has(id));
  const early = new Set([...from(partsOfFirst)].filter((id) => users.has(id)));
  const shared = [...users].filter(([id, of]) => of.size > 1 && !early.has(id));
  const united = withoutCycles(unite(groupsOf(shared, moduleOf), pages.size), moduleOf);
  const later = laterEntries(new Set([...starts, ...pages]), moduleOf);
  const ofLater = from(later);
  const ofOne = [...users].filter(([id, of]) => of.size === 1 && ofLater.has(id) && !early.has(id));

  // Small parts of the runtime: what the app loads by itself, with what many late parts need, and what loads rows.
  const ofStart = from(starts);
  const isFree = (id: string): boolean => !users.has(id) && !ofStart.has(id);
  const isSmall = (id: string, most: number): boolean => isFree(id) && moduleOf(id).bytes <= most;
  const isOfCore = (id: string): boolean => partOf(id) !== undefined && partOf(id) !== "elements";
  const laterOfStart = [...ofStart].filter((id) => partOf(id) === "start").flatMap((id) => moduleOf(id).later);
  const laterCount = new Map<string, number>();
  for (const entry of later)
    for (const id of reached(entry, moduleOf)) laterCount.set(id, (laterCount.get(id) ?? 0) + 1);
  const isOfMany = (id: string): boolean => (laterCount.get(id) ?? 0) > 1;
  const tiny = [...ofLater].filter(
    (id) => partOf(id) === "elements" && isSmall(id, smallBytes.tiny) && !later.has(id) && isOfMany(id),
  );
  const small = closed(
    [...from(laterOfStart)].filter((id) => isOfCore(id) && isSmall(id, smallBytes.ofStart)).concat(tiny),
    moduleOf,
    (id) => ofStart.has(id),
  );
  const other = closed(
    [...from([...later].filter((id) => partOf(id) === "rows"))].filter(
      (id) => isOfCore(id) && isSmall(id, smallBytes.other) && !small.has(id),
    ),
    moduleOf,
    (id) => ofStart.has(id) || users.has(id),
  );
  const functions = closed(
    [...from(graph.functions)].filter((id) => isSmall(id, smallBytes.other)),
    moduleOf,
    (id) => ofStart.has(id),
  );
  return new Map([
    ...Array.from(early, (id) => [id, "early"] as const),
    ...united.flatMap(({ ids }, index) => ids.map((id) => [id, `shared-${index + 1}`] as const)),
    // What a page needs at once, and windows or parts of other pages as well.
    ...ofOne.map(([id, of]) => [id, `with-page-${[...of].join()}`] as const),
    ...Array.from(small, (id) => [id, "later"] as const),
    ...Array.from(other, (id) => [id, "data"] as const),
    ...Array.from(functions, (id) => [id, "functions"] as const),
    ...graph.declarations.map((id) => [id, "declarations"] as const),
  ]);
}

/** The modules by the set of pages that need them. */
function groupsOf(
  users: readonly (readonly [string, ReadonlySet<number>])[],
  moduleOf: ModuleGraph["moduleOf"],
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [id, pages] of users) {
    const key = [...pages].sort((a, b) => a - b).join();
    const { bytes } = moduleOf(id);
    const one = { pages, bytes, ids: [id] };
    const known = groups.get(key);
    groups.set(key, known === undefined ? one : union(known, one));
  }
  return [...groups.values()];
}

/** The modules besides the pages that are loaded when they are needed. */
function laterEntries(entries: ReadonlySet<string>, moduleOf: ModuleGraph["moduleOf"]): ReadonlySet<string> {
  const seen = new Set(entries);
  const found = new Set<string>();
  for (const id of seen) {
    const { imports, later } = moduleOf(id);
    for (const each of later) found.add(each);
    for (const each of [...imports, ...later]) seen.add(each);
  }
  return new Set([...found].filter((id) => !entries.has(id)));
}

/** The modules that import only each other and what is there: else their script and another could import each other. */
function closed(
  ids: readonly string[],
  moduleOf: ModuleGraph["moduleOf"],
  isThere: (id: string) => boolean,
): ReadonlySet<string> {
  const all = new Set(ids);
  const left = ids.filter((id) => moduleOf(id).imports.every((each) => isThere(each) || all.has(each)));
  return left.length === ids.length ? all : closed(left, moduleOf, isThere);
}

/** Unites scripts that import each other: one of the two would run too early. */
function withoutCycles(groups: readonly Group[], moduleOf: ModuleGraph["moduleOf"]): readonly Group[] {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const below = new Map(
    groups.map((start) => {
      const found = new Set<Group>();
      for (const id of start.ids)
        for (const imported of moduleOf(id).imports) {
          const other = groupOf.get(imported);
          if (other !== undefined && other !== start) found.add(other);
        }
      return [start, found] as const;
    }),
  );
  for (const found of below.values())
    for (const group of found) for (const other of below.get(group) ?? []) found.add(other);
  for (const first of groups)
    for (const second of below.get(first) ?? [])
      if (second !== first && below.get(second)?.has(first))
        return withoutCycles(
          [...groups.filter((group) => group !== first && group !== second), union(first, second)],
          moduleOf,
        );
  return groups;
}

/** Modules that become one script. */
interface Group {
  /** The pages that need one of them, by position. */
  readonly pages: ReadonlySet<number>;
  readonly bytes: number;
  readonly ids: readonly string[];
}

function unite(groups: readonly Group[], pageCount: number): readonly Group[] {
  const left = new Set(groups);
  const ofPage = Array.from({ length: pageCount }, (_, page) => new Set(groups.filter(({ pages }) => pages.has(page))));
  /** The bytes that each page loads for nothing. */
  const wasted = new Array<number>(pageCount).fill(0);
  for (;;) {
    const fullest = ofPage.reduce((most, own) => (own.size > most.size ? own : most), new Set());
    const pair = fullest.size > mostPerPage ? cheapest([...fullest], wasted) : undefined;
    if (pair === undefined) return [...left].sort((a, b) => b.pages.size - a.pages.size);
    const both = union(...pair);
    for (const page of both.pages) {
      for (const one of pair) if (!one.pages.has(page)) wasted[page] = (wasted[page] ?? 0) + one.bytes;
      for (const one of pair) ofPage[page]?.delete(one);
      ofPage[page]?.add(both);
    }
    for (const one of pair) left.delete(one);
    left.add(both);
  }
}

/**
 * The two groups whose union costs least for each page that loads a script less. A page that loads much for nothing
 * already costs more, so that no page pays for the others.
 */
function cheapest(groups: readonly Group[], wasted: readonly number[]): readonly [Group, Group] | undefined {
  let best: { readonly cost: number; readonly pair: readonly [Group, Group] } | undefined;
  for (const [index, first] of groups.entries())
    for (const second of groups.slice(0, index)) {
      const common = commonCount(first, second);
      const cost = (costOf(first, second, wasted) + costOf(second, first, wasted)) / common;
      if (best === undefined || cost < best.cost) best = { cost, pair: [first, second] };
    }
  return best?.pair;
}

function commonCount(first: Group, second: Group): number {
  let count = 0;
  for (const page of first.pages) if (second.pages.has(page)) count += 1;
  return count;
}

/** What it costs the pages of one group to load another that they do not need. */
function costOf({ pages }: Group, other: Group, wasted: readonly number[]): number {
  let cost = 0;
  for (const page of pages) if (!other.pages.has(page)) cost += other.bytes * (2 * (wasted[page] ?? 0) + other.bytes);
  return cost;
}

const union = (first: Group, second: Group): Group => ({
  pages: new Set([...first.pages, ...second.pages]),
  bytes: first.bytes + second.bytes,
  ids: [...first.ids, ...second.ids],
});

/** A module and everything that it imports, directly or indirectly. */
function reached(start: string, moduleOf: ModuleGraph["moduleOf"]): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of moduleOf(id).imports) found.add(imported);
  return found;
}
