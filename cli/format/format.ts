import { type EditorSchema, memberNames, schemaOfFile, schemasFor, schemasOfMember } from "./editor-schema.ts";
import { type JsonEntry, type JsonTree, parseTree, plainValue } from "./json-tree.ts";

const width = 120;

/**
 * Returns a design file in canonical order and layout; the text must be valid JSON.
 *
 * Members are in the order of the schema, entries that the author named are sorted by name, data keeps the author's
 * order. Short values are on one line. Formatting is idempotent and changes only order and whitespace.
 */
export function formatDesignFile(path: string, text: string): string {
  return `${print(inCanonicalOrder(path, text), 0, 0, true)}\n`;
}

/** Returns the tree of a design file with members in canonical order; the text must be valid JSON. */
export function inCanonicalOrder(path: string, text: string): JsonTree {
  const schema = schemaOfFile(path);
  const tree = parseTree(text);
  const value = plainValue(tree);
  return schema ? inOrder(tree, value, schemasFor(schema, value)) : tree;
}

/** Returns the same tree with the members of all objects in their order, at every depth. */
function inOrder(tree: JsonTree, value: unknown, schemas: readonly EditorSchema[]): JsonTree {
  const inside = (member: JsonTree, key: string | number): JsonTree => {
    if (member.kind === "leaf") return member;
    const inner: unknown = Reflect.get(Object(value), key);
    return inOrder(member, inner, schemasOfMember(schemas, key, inner));
  };
  if (tree.kind === "leaf") return tree;
  if (tree.kind === "list") return { ...tree, items: tree.items.map(inside) };
  const entries = tree.entries.map((entry) => ({ ...entry, value: inside(entry.value, entry.name) }));
  const names = memberNames(schemas);
  return names ? { ...tree, entries: entries.sort(byOrder(names)), isSorted: true } : { ...tree, entries };
}

/** Compares by: members that name the thing first, then schema order, then name. */
function byOrder(names: readonly string[]): (a: JsonEntry, b: JsonEntry) => number {
  const order = ["$schema", "id", ...names.filter((name) => name !== "$schema" && name !== "id")];
  const rank = (name: string): number => {
    const found = order.indexOf(name);
    return found === -1 ? order.length : found;
  };
  return (a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

/** `before` is how many columns of the line are taken, `depth` the indentation of the lines inside. */
function print(tree: JsonTree, depth: number, before: number, isRoot = false): string {
  if (tree.kind === "leaf") return tree.raw;
  const [open, close] = tree.kind === "list" ? ["[", "]"] : ["{", "}"];
  const count = tree.kind === "list" ? tree.items.length : tree.entries.length;
  if (count === 0) return open + close;
  if (!isRoot && isSimple(tree)) {
    const line = inOneLine(tree);
    // One column for the comma after it.
    if (before + columns(line) + 1 <= width) return line;
  }
  const indent = "  ".repeat(depth + 1);
  const lines =
    tree.kind === "list"
      ? tree.items.map((item) => indent + print(item, depth + 1, indent.length))
      : tree.entries.map(({ rawName, value }) => {
          const name = `${indent}${rawName}: `;
          return name + print(value, depth + 1, columns(name));
        });
  return `${open}\n${lines.join(",\n")}\n${"  ".repeat(depth)}${close}`;
}

const columns = (line: string): number => [...line].length;

/**
 * Whether a value may go on one line: a value with several parts is easier to read on several lines, even when it is
 * short. A formula counts as one part.
 */
function isSimple(tree: JsonTree): boolean {
  if (tree.kind === "leaf") return true;
  const members = membersOf(tree);
  return members.filter(isThing).length <= 1 && members.every(isSimple);
}

const membersOf = (tree: Exclude<JsonTree, { kind: "leaf" }>): readonly JsonTree[] =>
  tree.kind === "list" ? tree.items : tree.entries.map(({ value }) => value);

function isThing(tree: JsonTree): boolean {
  if (tree.kind === "leaf") return false;
  return membersOf(tree).some((member) => member.kind !== "leaf") || membersOf(tree).length > 2;
}

/** Prints a tree on one line. */
export function inOneLine(tree: JsonTree): string {
  if (tree.kind === "leaf") return tree.raw;
  if (tree.kind === "list") return `[${tree.items.map(inOneLine).join(", ")}]`;
  if (tree.entries.length === 0) return "{}";
  return `{ ${tree.entries.map(({ rawName, value }) => `${rawName}: ${inOneLine(value)}`).join(", ")} }`;
}
