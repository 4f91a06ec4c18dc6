import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { renderPretty, toRecords } from "../compiler/diagnostics/render.ts";
import { compileFiles, readDesign } from "./designs.ts";

const root = join(import.meta.dirname, "..", "designs");
const designs = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => ({
    name: entry.name,
    files: readDesign(join(root, entry.name)).filter(({ path }) => path.endsWith(".json")),
  }))
  .filter(({ files }) => files.length > 0);

/** Values that people and programs put where they do not belong. */
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

interface Mutation {
  readonly design: number;
  readonly file: number;
  readonly spot: number;
  readonly change: "remove" | "replace" | "rename" | "repeat" | "insert" | "cut";
  readonly value: unknown;
  readonly name: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  design: fc.nat(),
  file: fc.nat(),
  spot: fc.nat(),
  change: fc.constantFrom("remove", "replace", "rename", "repeat", "insert", "cut"),
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

test("a design that is changed anywhere gives diagnostics inside its files, each once, and never an exception", () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const first = mutations[0];
      const design = designs[(first?.design ?? 0) % designs.length];
      if (design === undefined) return;
      let files = design.files;
      for (const each of mutations) files = mutate(files, each);
      const compilation = compileFiles(files);
      const { diagnostics } = compilation;
      expect(renderPretty(diagnostics)).toBeTypeOf("string");
      const records = toRecords(diagnostics);
      const keys = records.map(({ message, file, start, end }) => `${message} ${file} ${start.offset} ${end.offset}`);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
      const lengths = new Map(diagnostics.map(({ place: { file } }) => [file.path, file.text.length]));
      for (const { file, start, end } of records) {
        expect(start.offset).toBeGreaterThanOrEqual(0);
        expect(end.offset).toBeLessThanOrEqual((lengths.get(file) ?? 0) + 1);
      }
      const again = compileFiles(files, compilation);
      expect(again.diagnostics.length).toBe(diagnostics.length);
      expect(again.output).toEqual(compilation.output);
    }),
    { numRuns: 300 },
  );
});

type Files = (typeof designs)[number]["files"];

/** The files with one place changed; `cut` and `insert` work on the text, the others on the tree. */
function mutate(files: Files, { file, spot, change, value, name }: Mutation): Files {
  const index = file % files.length;
  const chosen = files[index];
  if (chosen === undefined) return files;
  const text = new TextDecoder().decode(chosen.bytes);
  return files.with(index, { path: chosen.path, bytes: new TextEncoder().encode(mutateText(text)) });

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
    else if (change === "rename") {
      Reflect.deleteProperty(owner, key);
      set(owner, Array.isArray(owner) ? key : name, old);
    } else if (Array.isArray(owner)) owner.push(structuredClone(old));
    else set(owner, name, structuredClone(old));
    return tree;
  }
}

/** As `JSON.parse` would: `__proto__` is a property like any other. */
function set(owner: object, key: string, value: unknown): void {
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true });
}
