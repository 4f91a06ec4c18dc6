/** JSON as it is written: texts and numbers keep their spelling, so that nothing is lost in between. */
export type JsonTree = JsonLeaf | JsonList | JsonRecord;

export interface JsonLeaf {
  readonly kind: "leaf";
  readonly raw: string;
}

export interface JsonList {
  readonly kind: "list";
  readonly items: readonly JsonTree[];
}

export interface JsonRecord {
  readonly kind: "record";
  readonly entries: readonly JsonEntry[];
}

export interface JsonEntry {
  /** The name with its quotes, as written. */
  readonly rawName: string;
  readonly name: string;
  readonly value: JsonTree;
}

const token = /[\s\ufeff]*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+)/gy;

/** The tree of a text that is right JSON; depth must be limited before. Throws a SyntaxError for any other text. */
export function parseTree(text: string): JsonTree {
  JSON.parse(text.replace(/^\ufeff/, ""));
  const tokens = Array.from(text.matchAll(token), (match) => match[1] ?? "");
  let at = 0;
  const next = (): string => tokens[at++] ?? "";
  const value = (): JsonTree => {
    const first = next();
    if (first === "{") return { kind: "record", entries: list("}", entry) };
    if (first === "[") return { kind: "list", items: list("]", value) };
    return { kind: "leaf", raw: first };
  };
  const entry = (): JsonEntry => {
    const rawName = next();
    at++;
    return { rawName, name: JSON.parse(rawName), value: value() };
  };
  const list = <T>(end: string, item: () => T): T[] => {
    const items: T[] = [];
    if (tokens[at] === end) at++;
    else
      do {
        items.push(item());
      } while (next() === ",");
    return items;
  };
  return value();
}

/** The value of a tree. Names such as `__proto__` are names like any other. */
export function plainValue(tree: JsonTree): unknown {
  if (tree.kind === "leaf") return JSON.parse(tree.raw);
  if (tree.kind === "list") return tree.items.map(plainValue);
  const record: Record<string, unknown> = Object.create(null);
  for (const { name, value } of tree.entries) record[name] = plainValue(value);
  return record;
}
