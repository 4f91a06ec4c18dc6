import { formatDesignFile, inCanonicalOrder, inOneLine } from "../format/format.ts";
import type { JsonEntry, JsonList, JsonRecord, JsonTree } from "../format/json-tree.ts";
import { keyed, keyedLike, kindOf } from "./align.ts";
import { idsOfElements, referencedBy, stringOf, type Taken, takeElements } from "./elements.ts";
import { mergeOrder, mergeSets } from "./order.ts";

/** A place that both sides changed, in a way that only a person can merge. */
export interface Conflict {
  /** The way to the place: names of members, and ids of elements and other items. */
  readonly trail: readonly string[];
  readonly ours: ConflictSide;
  readonly theirs: ConflictSide;
}

/** What one side has at the place. */
export interface ConflictSide {
  /** The offset in the text of this side; of what contains the place, if the side removed it. */
  readonly at: number;
  /** The JSON there; undefined if the side removed it. */
  readonly text: string | undefined;
}

/** Both results of a merge, in the layout of `trama fmt`. They are equal without a conflict. */
export interface Merged {
  /** Has our version of each conflict. */
  readonly ours: string;
  /** Has their version of each conflict. */
  readonly theirs: string;
  readonly conflicts: readonly Conflict[];
}

/** The three versions of a thing. One that a version does not have is undefined. */
interface Three<T = JsonTree | undefined> {
  readonly base: T;
  readonly ours: T;
  readonly theirs: T;
}

/** Where a merge is. */
interface Place {
  readonly trail: readonly string[];
  readonly oursAt: number;
  readonly theirsAt: number;
}

interface Context {
  readonly prefer: "ours" | "theirs";
  readonly taken: Three<Taken>;
  /** Elements that one side removed and the other changed. */
  readonly disputed: ReadonlySet<string>;
  readonly conflicts: Map<string, Conflict>;
}

/**
 * Merges two versions of a design file that have a common base, by structure: elements by id wherever they are, other
 * items of lists by id or content, members of objects by name. The texts must be valid JSON.
 */
export function mergeDesignFile(path: string, texts: Three<string>): Merged {
  const roots: Three<JsonTree> = mapThree(texts, (text) => inCanonicalOrder(path, text));
  const shared = new Set(
    [roots.base, roots.ours, roots.theirs].flatMap((root) =>
      Array.from(idsOfElements(root)).flatMap(([id, count]) => (count > 1 ? [id] : [])),
    ),
  );
  const taken = mapThree(roots, (root) => takeElements(root, shared));
  const conflicts = new Map<string, Conflict>();
  const disputed = disputedIn(taken);
  const mergedFor = (prefer: Context["prefer"]): JsonTree | undefined =>
    mergeRoot({ prefer, taken, disputed, conflicts });
  const printed = (tree: JsonTree): string => formatDesignFile(path, inOneLine(tree));
  const ours = mergedFor("ours");
  if (ours && conflicts.size === 0) {
    const text = printed(ours);
    return { ours: text, theirs: text, conflicts: [] };
  }
  const theirs = mergedFor("theirs");
  // If the trees cannot be put together, a person merges the file as a whole.
  const isWhole = ours !== undefined && theirs !== undefined;
  return {
    ours: printed(isWhole ? ours : roots.ours),
    theirs: printed(isWhole ? theirs : roots.theirs),
    conflicts: [...conflicts.values()],
  };
}

const mapThree = <From, To>({ base, ours, theirs }: Three<From>, change: (from: From) => To): Three<To> => ({
  base: change(base),
  ours: change(ours),
  theirs: change(theirs),
});

/** The elements that one side removed and the other changed or moved, and those that contained them. */
function disputedIn({ base, ours, theirs }: Three<Taken>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [id, was] of base.elements) {
    const [keeper, remover] = ours.elements.has(id) ? [ours, theirs] : [theirs, ours];
    const kept = keeper.elements.get(id);
    if (!kept || remover.elements.has(id)) continue;
    if (isSame(kept, was) && keeper.parents.get(id) === base.parents.get(id)) continue;
    let each: string | undefined = id;
    while (each && base.elements.has(each) && !remover.elements.has(each)) {
      found.add(each);
      each = keeper.parents.get(each);
    }
  }
  return found;
}

/** Returns the merged tree; undefined if an element would be nowhere, or in two places. */
function mergeRoot(ctx: Context): JsonTree | undefined {
  const { taken } = ctx;
  const place: Place = { trail: [], oursAt: taken.ours.root.at, theirsAt: taken.theirs.root.at };
  const root = merge(
    ctx,
    mapThree(taken, (side) => side.root),
    place,
  );
  const placed = new Set<string>();
  let isWhole = true;
  const fill = (tree: JsonTree): readonly JsonTree[] => {
    const id = referencedBy(tree);
    if (id === undefined) return [inside(tree)];
    if (placed.has(id)) {
      isWhole = false;
      report(ctx, elementPlace(ctx, id), elementOf(taken, id));
      return [];
    }
    placed.add(id);
    const element = mergeElement(ctx, id);
    return element ? [inside(element)] : [];
  };
  const inside = (tree: JsonTree): JsonTree => {
    if (tree.kind === "leaf") return tree;
    if (tree.kind === "list") return { ...tree, items: tree.items.flatMap(fill) };
    return { ...tree, entries: tree.entries.map((entry) => ({ ...entry, value: inside(entry.value) })) };
  };
  const merged = root && inside(root);
  for (const id of taken.ours.elements.keys())
    if (taken.theirs.elements.has(id) && !placed.has(id)) {
      isWhole = false;
      report(ctx, elementPlace(ctx, id), elementOf(taken, id));
    }
  return isWhole ? merged : undefined;
}

const elementOf = (taken: Three<Taken>, id: string): Three => mapThree(taken, ({ elements }) => elements.get(id));

function elementPlace({ taken }: Context, id: string): Place {
  const atOf = ({ elements, root }: Taken, other: Taken): number =>
    (elements.get(id) ?? elements.get(other.parents.get(id) ?? "") ?? root).at;
  return { trail: [id], oursAt: atOf(taken.ours, taken.theirs), theirsAt: atOf(taken.theirs, taken.ours) };
}

function mergeElement(ctx: Context, id: string): JsonTree | undefined {
  const three = elementOf(ctx.taken, id);
  // What is inside an element that one side removed is not a conflict of its own.
  if (isInsideRemoved(ctx, id)) return three.ours ?? three.theirs;
  return mergeItem(ctx, three, elementPlace(ctx, id));
}

function isInsideRemoved({ taken: { base, ours, theirs } }: Context, id: string): boolean {
  const parent = ours.parents.get(id) ?? theirs.parents.get(id) ?? "";
  return (
    base.elements.has(id) &&
    base.elements.has(parent) &&
    [ours, theirs].some(({ elements }) => !elements.has(id) && !elements.has(parent))
  );
}

/** Merges an item of a list: one that both sides added, or one side removed, is merged only if it is the same. */
function mergeItem(ctx: Context, three: Three, place: Place): JsonTree | undefined {
  const { base, ours, theirs } = three;
  const isMergeable = base ? ours && theirs : !ours || !theirs || isSame(ours, theirs);
  return isMergeable ? merge(ctx, three, place) : conflict(ctx, three, place);
}

function merge(ctx: Context, three: Three, place: Place): JsonTree | undefined {
  const { base, ours, theirs } = three;
  const disputed = disputedOf(ctx, base);
  if (disputed.length > 0) {
    for (const id of disputed) report(ctx, elementPlace(ctx, id), elementOf(ctx.taken, id));
    return three[ctx.prefer];
  }
  if (!base || !holdsAny(base, ctx.disputed)) {
    if (isSame(ours, theirs)) return ours;
    if (isSame(base, ours)) return theirs;
    if (isSame(base, theirs)) return ours;
  }
  if (!ours || !theirs || (base && kindOf(base) !== kindOf(ours)) || kindOf(ours) !== kindOf(theirs))
    return conflict(ctx, three, place);
  if (ours.kind === "record" && theirs.kind === "record")
    return mergeRecords(ctx, { base: base?.kind === "record" ? base : { ...ours, entries: [] }, ours, theirs }, place);
  if (ours.kind === "list" && theirs.kind === "list" && decidesAccess(place)) return conflict(ctx, three, place);
  if (ours.kind === "list" && theirs.kind === "list")
    return mergeLists(ctx, { base: base?.kind === "list" ? base : { ...ours, items: [] }, ours, theirs }, place);
  return conflict(ctx, three, place);
}

/** Who may open something is one decision: of two lists of groups or roles a person chooses, or writes a third. */
const decidesAccess = ({ trail }: Place): boolean => ["groups", "roles"].includes(trail.at(-1) ?? "");

/** Lists whose order means nothing: what both sides added at one place is added. */
const unordered: ReadonlySet<string> = new Set(
  "allow classes collections variables origins image frame media methods paths previewHosts keywords".split(" "),
);
const hasNoOrder = ({ trail }: Place): boolean => unordered.has(trail.at(-1) ?? "");

const disputedOf = ({ disputed }: Context, base: JsonTree | undefined): readonly string[] =>
  disputed.size === 0 || base?.kind !== "list"
    ? []
    : base.items.flatMap((item) => referencedBy(item) ?? []).filter((id) => disputed.has(id));

/** Whether a tree has references to some of the elements, at any depth. */
function holdsAny(tree: JsonTree, ids: ReadonlySet<string>): boolean {
  if (ids.size === 0) return false;
  if (tree.kind === "list") return tree.items.some((item) => holdsAny(item, ids));
  if (tree.kind === "record") return tree.entries.some(({ value }) => holdsAny(value, ids));
  const id = referencedBy(tree);
  return id !== undefined && ids.has(id);
}

function mergeRecords(ctx: Context, three: Three<JsonRecord>, place: Place): JsonTree | undefined {
  const { ours, theirs } = three;
  const tables = mapThree(three, ({ entries }) => new Map(entries.map((entry) => [entry.name, entry])));
  const names = mapThree(tables, (table) => [...table.keys()]);
  const order = ours.isSorted
    ? [...new Set([...names.ours, ...names.theirs])]
    : mergeOrder(names.base, names.ours, names.theirs);
  if (!order) return conflict(ctx, three, place);
  const entries = order.flatMap((name): readonly JsonEntry[] => {
    const entry = mapThree(tables, (table) => table.get(name));
    const trail = [...place.trail, name];
    const here = {
      trail,
      oursAt: entry.ours?.value.at ?? ours.at,
      theirsAt: entry.theirs?.value.at ?? theirs.at,
    };
    const values = mapThree(entry, (each) => each?.value);
    const value = merge(ctx, values, here);
    const named = entry.ours ?? entry.theirs;
    return value && named ? [{ rawName: named.rawName, name, value }] : [];
  });
  return { ...ours, entries };
}

function mergeLists(ctx: Context, three: Three<JsonList>, place: Place): JsonTree | undefined {
  const { ours, theirs } = three;
  const first = keyed(three.base.items);
  const lists = { base: first, ours: keyedLike(first, ours.items), theirs: keyedLike(first, theirs.items) };
  const keys = mapThree(lists, (list) => list.map(({ key }) => key));
  const tables = mapThree(lists, (list) => new Map(list.map(({ key, item }) => [key, item])));
  const itemPlace = (key: string): Place => {
    const [our, their] = [tables.ours.get(key), tables.theirs.get(key)];
    const id = stringOf(our ?? their ?? ours, "id");
    return {
      trail: [...place.trail, id ?? `item ${String(keys.base.indexOf(key) + 1)}`],
      oursAt: our?.at ?? ours.at,
      theirsAt: their?.at ?? theirs.at,
    };
  };
  const disputed = first.filter(({ key, item }) =>
    isRemovedAndChanged(item, tables.ours.get(key), tables.theirs.get(key)),
  );
  if (disputed.length > 0) {
    for (const { key } of disputed)
      report(
        ctx,
        itemPlace(key),
        mapThree(tables, (table) => table.get(key)),
      );
    return three[ctx.prefer];
  }
  const merged = mergeOrder(keys.base, keys.ours, keys.theirs);
  const order = merged ?? (hasNoOrder(place) ? mergeSets(keys.base, keys.ours, keys.theirs) : undefined);
  if (!order) return conflict(ctx, three, place);
  const items = order.flatMap((key): readonly JsonTree[] => {
    const each = mapThree(tables, (table) => table.get(key));
    const known = each.ours ?? each.theirs;
    // References are merged as the elements that they name.
    if (known && referencedBy(known) !== undefined) return [known];
    if (!each.base && !(each.ours && each.theirs)) return known ? [known] : [];
    const item = mergeItem(ctx, each, itemPlace(key));
    return item ? [item] : [];
  });
  return { ...ours, items };
}

function isRemovedAndChanged(base: JsonTree, ours: JsonTree | undefined, theirs: JsonTree | undefined): boolean {
  const kept = ours && theirs ? undefined : (ours ?? theirs);
  return kept !== undefined && referencedBy(base) === undefined && !isSame(kept, base);
}

function conflict(ctx: Context, three: Three, place: Place): JsonTree | undefined {
  report(ctx, place, three);
  return three[ctx.prefer];
}

function report({ conflicts }: Context, { trail, oursAt, theirsAt }: Place, { ours, theirs }: Three): void {
  const key = JSON.stringify(trail);
  if (conflicts.has(key)) return;
  conflicts.set(key, {
    trail,
    ours: { at: ours?.at ?? oursAt, text: ours && shown(ours) },
    theirs: { at: theirs?.at ?? theirsAt, text: theirs && shown(theirs) },
  });
}

/** Prints a tree on one line; elements inside by their ids. */
const shown = (tree: JsonTree): string => inOneLine(tree).replaceAll("\u0000", "");

const isSame = (one: JsonTree | undefined, other: JsonTree | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));

const texts = new WeakMap<JsonTree, string>();

function textOf(tree: JsonTree): string {
  const known = texts.get(tree) ?? inOneLine(tree);
  texts.set(tree, known);
  return known;
}
