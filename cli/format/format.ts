import { type EditorSchema, memberNames, schemaOfFile, schemasFor, schemasOfMember } from "./editor-schema.ts";
import { type JsonEntry, type JsonTree, parseTree, plainValue } from "./json-tree.ts";

const width = 120;

/**
 * A file of a design in canonical order and layout; its text must be right JSON.
 *
 * Members stand in the order of the schema, entries with names of the author by name, data in the author's order. What
 * is short stands on one line. Formatting twice is the same as once, and nothing but order and blanks changes.
 */
export function formatDesignFile(path: string, text: string): string {
  const schema = schemaOfFile(path);
  const tree = parseTree(text);
  const value = plainValue(tree);
  const ordered = schema ? inOrder(tree, value, schemasFor(schema, value)) : tree;
  return `${print(ordered, 0, 0, true)}\n`;
}

/** The same tree with the members of objects in their order, inside and out. */
function inOrder(tree: JsonTree, value: unknown, schemas: readonly EditorSchema[]): JsonTree {
  const inside = (member: JsonTree, key: string | number): JsonTree => {
    const inner: unknown = Reflect.get(Object(value), key);
    return inOrder(member, inner, schemasOfMember(schemas, key, inner));
  };
  if (tree.kind === "leaf") return tree;
  if (tree.kind === "list") return { kind: "list", items: tree.items.map(inside) };
  const entries = tree.entries.map((entry) => ({ ...entry, value: inside(entry.value, entry.name) }));
  const names = memberNames(schemas);
  return { kind: "record", entries: names ? entries.sort(byOrder(names)) : entries };
}

/** What names a thing comes first, then the order of the schema, then by name. */
function byOrder(names: readonly string[]): (a: JsonEntry, b: JsonEntry) => number {
  const order = ["$schema", "id", ...names.filter((name) => name !== "$schema" && name !== "id")];
  const rank = (name: string): number => {
    const found = order.indexOf(name);
    return found === -1 ? order.length : found;
  };
  return (a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

/** `before` is how many columns of the line are taken, `depth` how far the lines inside are moved in. */
function print(tree: JsonTree, depth: number, before: number, isRoot = false): string {
  if (tree.kind === "leaf") return tree.raw;
  const [open, close] = tree.kind === "list" ? ["[", "]"] : ["{", "}"];
  const count = tree.kind === "list" ? tree.items.length : tree.entries.length;
  if (count === 0) return open + close;
  if (!isRoot && isSimple(tree)) {
    const line = inOneLine(tree);
    // One column for the comma behind it.
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

/** Something with several things in it is read line by line, even when it is short; a formula is no thing of its own. */
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

function inOneLine(tree: JsonTree): string {
  if (tree.kind === "leaf") return tree.raw;
  if (tree.kind === "list") return `[${tree.items.map(inOneLine).join(", ")}]`;
  if (tree.entries.length === 0) return "{}";
  return `{ ${tree.entries.map(({ rawName, value }) => `${rawName}: ${inOneLine(value)}`).join(", ")} }`;
}
