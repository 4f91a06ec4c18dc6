import { inOneLine } from "../format/format.ts";
import type { JsonTree } from "../format/json-tree.ts";
import { memberOf } from "./elements.ts";

/** An item of a list with a key that is unique in the list. */
export interface Keyed {
  readonly key: string;
  readonly item: JsonTree;
}

/** Gives the items of a list keys: their id, or else what they are. Equal items are numbered. */
export function keyed(items: readonly JsonTree[]): readonly Keyed[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = memberOf(item, "id");
    const key = id?.kind === "leaf" ? `id ${id.raw}` : inOneLine(item);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { key: count === 1 ? key : `${key} ${count}`, item };
  });
}

/**
 * Gives the items of a side keys, too. An item without an id that is not in the base was changed if as many are new in
 * its place as are gone, or if most of its members are those of an item that is gone: it has the key of that item.
 */
export function keyedLike(base: readonly Keyed[], items: readonly JsonTree[]): readonly Keyed[] {
  const own = keyed(items);
  const known = new Set(base.map(({ key }) => key));
  const present = new Set(own.map(({ key }) => key));
  const gone = runs(base, ({ key }) => present.has(key));
  const added = runs(own, ({ key }) => known.has(key));
  const changed = new Map<Keyed, string>();
  for (const [after, run] of added) {
    const before = gone.get(after) ?? [];
    if (before.length !== run.length) continue;
    for (const [index, each] of run.entries()) {
      const old = before[index];
      if (old && isSameKind(old.item, each.item)) changed.set(each, old.key);
    }
  }
  const taken = new Set(changed.values());
  for (const each of [...added.values()].flat()) {
    if (changed.has(each)) continue;
    const free = [...gone.values()].flat().filter(({ key }) => !taken.has(key));
    const alike = free.filter(({ item }) => isSameKind(item, each.item) && isMostlyEqual(item, each.item));
    const [only] = alike;
    if (alike.length !== 1 || !only) continue;
    changed.set(each, only.key);
    taken.add(only.key);
  }
  return own.map((each) => ({ item: each.item, key: changed.get(each) ?? each.key }));
}

function isMostlyEqual(base: JsonTree, side: JsonTree): boolean {
  if (base.kind !== "record" || side.kind !== "record") return false;
  const equal = base.entries.filter(({ name, value }) => {
    const other = memberOf(side, name);
    return other !== undefined && inOneLine(other) === inOneLine(value);
  });
  return equal.length * 2 > base.entries.length;
}

/** The runs of items between common ones, by the key of the common item before. */
function runs(list: readonly Keyed[], isCommon: (each: Keyed) => boolean): ReadonlyMap<string, readonly Keyed[]> {
  const found = new Map<string, Keyed[]>();
  let after = "";
  for (const each of list) {
    if (isCommon(each)) after = each.key;
    else found.set(after, [...(found.get(after) ?? []), each]);
  }
  return found;
}

const isSameKind = (one: JsonTree, other: JsonTree): boolean =>
  one.kind === other.kind &&
  one.kind !== "leaf" &&
  !memberOf(one, "id") &&
  !memberOf(other, "id") &&
  kindOf(one) === kindOf(other);

const discriminators = ["type", "action", "source"];
const alternatives = ["formula", "run", "steps", "use"];

/** What kind of thing a record is: its type or action, and which of the alternative members it has. */
export function kindOf(tree: JsonTree): string {
  if (tree.kind !== "record") return tree.kind;
  const values = discriminators.map((name) => {
    const value = memberOf(tree, name);
    return value?.kind === "leaf" ? value.raw : "";
  });
  return [...values, ...alternatives.filter((name) => memberOf(tree, name))].join(" ");
}
