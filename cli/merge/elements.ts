import type { JsonEntry, JsonRecord, JsonTree } from "../format/json-tree.ts";

/** A design file with each element in a table by its id; lists of elements hold references to the table. */
export interface Taken {
  readonly root: JsonTree;
  readonly elements: ReadonlyMap<string, JsonRecord>;
  /** The element that contains each element; empty for the file itself. */
  readonly parents: ReadonlyMap<string, string>;
}

/** Starts the text of a reference: no JSON starts with it. */
const mark = "\u0000";

const referenceTo = (id: string, at: number): JsonTree => ({ kind: "leaf", raw: mark + id, at });

/** Returns the id of the element that a leaf stands for. */
export const referencedBy = (tree: JsonTree): string | undefined =>
  tree.kind === "leaf" && tree.raw.startsWith(mark) ? tree.raw.slice(mark.length) : undefined;

/** Returns the string member of a record, such as its id. */
export function stringOf(tree: JsonTree, name: string): string | undefined {
  const value = memberOf(tree, name);
  const parsed: unknown = value?.kind === "leaf" && value.raw.startsWith('"') ? JSON.parse(value.raw) : undefined;
  return typeof parsed === "string" ? parsed : undefined;
}

/** Returns a member of a record by its name. */
export const memberOf = (tree: JsonTree | undefined, name: string): JsonTree | undefined =>
  tree?.kind === "record" ? tree.entries.find((entry) => entry.name === name)?.value : undefined;

/** The members that are lists of elements. */
const isElementList = (name: string, parent: string): boolean =>
  name === "children" || name === "sections" || parent === "slots";

/** Counts the ids of elements: one that is used twice in a file does not identify an element. */
export function idsOfElements(root: JsonTree): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const visit = (tree: JsonTree, name: string, parent: string): void => {
    if (tree.kind === "record") for (const entry of tree.entries) visit(entry.value, entry.name, name);
    if (tree.kind !== "list") return;
    for (const item of tree.items) {
      const id = isElementList(name, parent) ? stringOf(item, "id") : undefined;
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
      visit(item, name, parent);
    }
  };
  visit(root, "", "");
  return counts;
}

/** Takes the elements out of a design file. `shared` are the ids that do not identify an element. */
export function takeElements(root: JsonTree, shared: ReadonlySet<string>): Taken {
  const elements = new Map<string, JsonRecord>();
  const parents = new Map<string, string>();
  const take = (tree: JsonTree, name: string, parent: string, owner: string): JsonTree => {
    if (tree.kind === "leaf") return tree;
    if (tree.kind === "record") return { ...tree, entries: tree.entries.map((entry) => inside(entry, name, owner)) };
    return { ...tree, items: tree.items.map((item) => takeItem(item, name, parent, owner)) };
  };
  const inside = (entry: JsonEntry, name: string, owner: string): JsonEntry => ({
    ...entry,
    value: take(entry.value, entry.name, name, owner),
  });
  const takeItem = (item: JsonTree, name: string, parent: string, owner: string): JsonTree => {
    const id = isElementList(name, parent) ? stringOf(item, "id") : undefined;
    if (item.kind !== "record" || id === undefined || shared.has(id)) return take(item, name, parent, owner);
    parents.set(id, owner);
    elements.set(id, { ...item, entries: item.entries.map((entry) => inside(entry, name, id)) });
    return referenceTo(id, item.at);
  };
  return { root: take(root, "", "", ""), elements, parents };
}
