import { type Node, parseTree as parse } from "jsonc-parser";

/** JSON as written: strings and numbers keep their spelling, so that formatting loses nothing. */
export type JsonTree = JsonLeaf | JsonList | JsonRecord;

export interface JsonLeaf {
  readonly kind: "leaf";
  readonly raw: string;
  /** The offset in the text. */
  readonly at: number;
}

export interface JsonList {
  readonly kind: "list";
  readonly items: readonly JsonTree[];
  readonly at: number;
}

export interface JsonRecord {
  readonly kind: "record";
  readonly entries: readonly JsonEntry[];
  readonly at: number;
  /** Whether the order of the entries means nothing, because the schema defines one. Set by `inCanonicalOrder`. */
  readonly isSorted?: boolean;
}

export interface JsonEntry {
  /** The name with its quotes, as written. */
  readonly rawName: string;
  readonly name: string;
  readonly value: JsonTree;
}

/** Returns the tree of valid JSON. The caller must limit its depth first. Throws a SyntaxError for invalid JSON. */
export function parseTree(text: string): JsonTree {
  const plain = text.replace(/^\ufeff/, "");
  JSON.parse(plain);
  const root = parse(plain);
  if (root === undefined) throw new Error("JSON.parse accepts this text, but it has no tree");
  return treeOf(root, plain);
}

function treeOf(node: Node, text: string): JsonTree {
  const { type, offset: at, children = [] } = node;
  if (type === "array") return { kind: "list", items: children.map((item) => treeOf(item, text)), at };
  if (type === "object") return { kind: "record", entries: children.map((member) => entryOf(member, text)), at };
  return { kind: "leaf", raw: rawOf(node, text), at };
}

function entryOf({ children: [name, value] = [] }: Node, text: string): JsonEntry {
  if (name === undefined || value === undefined) throw new Error("a member of valid JSON has a name and a value");
  return { rawName: rawOf(name, text), name: name.value, value: treeOf(value, text) };
}

const rawOf = ({ offset, length }: Node, text: string): string => text.slice(offset, offset + length);

/** Returns the value of a tree. Names such as `__proto__` are ordinary keys. */
export function plainValue(tree: JsonTree): unknown {
  if (tree.kind === "leaf") return JSON.parse(tree.raw);
  if (tree.kind === "list") return tree.items.map(plainValue);
  const record: Record<string, unknown> = Object.create(null);
  for (const { name, value } of tree.entries) record[name] = plainValue(value);
  return record;
}
