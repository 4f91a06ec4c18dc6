import fc from "fast-check";
import { type Files, fileOf, textOf } from "./all-designs.ts";

/** Values that people and programs put in wrong places. */
const odd = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1e308,
  "",
  "constructor",
  "__proto__",
  "\ud800",
  "</script>",
  [],
  {},
  [null],
  { formula: 1 },
  { formula: "" },
  { formula: "variables." },
  { pt: null },
  { steps: null },
  { use: 1 },
  { run: {} },
);

/** One change of one file of a design. */
export interface Mutation {
  readonly design: number;
  readonly file: number;
  readonly spot: number;
  readonly change: "remove" | "replace" | "rename" | "repeat" | "graft" | "insert" | "cut";
  /** Where `graft` takes a value from. */
  readonly from: number;
  readonly value: unknown;
  readonly name: string;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  design: fc.nat(),
  file: fc.nat(),
  spot: fc.nat(),
  change: fc.constantFrom("remove", "replace", "rename", "repeat", "graft", "insert", "cut"),
  from: fc.nat(),
  value: odd,
  name: fc.constantFrom(
    "id",
    "type",
    "props",
    "on",
    "steps",
    "children",
    "toString",
    "__proto__",
    "x y",
    "pt",
    "formula",
  ),
});

/**
 * The files with one place changed; `cut` and `insert` work on the text, the others on the tree. `graft` puts a value of the
 * file at another place, as people do who copy.
 */
export function mutate(files: Files, { file, spot, change, from, value, name }: Mutation): Files {
  const index = file % files.length;
  const chosen = files[index];
  if (chosen === undefined) return files;
  return files.with(index, fileOf(chosen.path, mutateText(textOf(chosen))));

  function mutateText(before: string): string {
    const at = spot % (before.length + 1);
    if (change === "cut") return before.slice(0, at) + before.slice(at + 1 + (spot % 7));
    if (change === "insert") return before.slice(0, at) + JSON.stringify(value) + before.slice(at);
    try {
      return JSON.stringify(mutateTree(JSON.parse(before)), null, 2) ?? "";
    } catch (error) {
      if (error instanceof SyntaxError) return before;
      throw error;
    }
  }

  function mutateTree(tree: unknown): unknown {
    const spots: { readonly owner: object; readonly key: string }[] = [];
    const pending = [tree];
    while (pending.length > 0) {
      const owner = pending.pop();
      if (typeof owner !== "object" || owner === null) continue;
      for (const key of Object.keys(owner)) {
        spots.push({ owner, key });
        pending.push(Reflect.get(owner, key));
      }
    }
    const found = spots[spot % Math.max(1, spots.length)];
    if (found === undefined) return value;
    const { owner, key } = found;
    const old: unknown = Reflect.get(owner, key);
    if (change === "remove") Reflect.deleteProperty(owner, key);
    else if (change === "replace") set(owner, key, value);
    else if (change === "graft") {
      const other = spots[from % spots.length] ?? found;
      set(owner, key, structuredClone(Reflect.get(other.owner, other.key)));
    } else if (change === "rename") {
      Reflect.deleteProperty(owner, key);
      set(owner, Array.isArray(owner) ? key : name, old);
    } else if (Array.isArray(owner)) owner.push(structuredClone(old));
    else set(owner, name, structuredClone(old));
    return tree;
  }
}

/** Like `JSON.parse`: `__proto__` is an ordinary property. */
function set(owner: object, key: string, value: unknown): void {
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true });
}
