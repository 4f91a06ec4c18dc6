import { join } from "node:path";
import { expect, test } from "vitest";
import { compareDesigns } from "../../cli/review/compare/review.ts";
import { readSide, type Source, sourceOf } from "../../cli/review/read-side.ts";
import { allPlaces, factsOf, jsonsOf, withChange } from "./change-design.ts";
import { confusion, sample } from "./confusion.ts";
import { dangerousDesignKinds, harmlessDesignKinds } from "./design-kinds.ts";
import { dangerousFileKinds, type FileKind, harmlessFileKinds } from "./file-kinds.ts";
import { shop, shopFiles, shopProject } from "./shop.ts";

// Single changes of every design, by kind: dangerous ones have a mark, and of the harmless at most one in twenty has.

const root = join(import.meta.dirname, "../..");
const names = ["cartoes", "galeria", "idiomas", "ola", "proprio", "tarefas", "vendas"].map((name) => `designs/${name}`);
const templates = ["auth", "crud", "dashboard"].map((name) => `cli/templates/${name}/design`);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** A template has the name of the project in places. */
const filled = (file: Source["files"][number]): Source["files"][number] => ({
  path: file.path,
  bytes: bytesOf(new TextDecoder().decode(file.bytes).replaceAll("{{name}}", "loja")),
});
const sources = [
  ...[...names, ...templates].map((name) => {
    const source = sourceOf(join(root, name), root, root);
    return { ...source, shown: name, files: source.files.map(filled) };
  }),
  {
    shown: "shop",
    folder: "shop",
    files: Object.entries(shop).map(([path, json]) => ({ path, bytes: bytesOf(JSON.stringify(json)) })),
    others: new Map(Object.entries(shopFiles).map(([path, text]) => [path, bytesOf(text)])),
    project: new Map(Object.entries(shopProject).map(([path, text]) => [path, bytesOf(text)])),
  },
];
const sides = sources.map((source) => {
  const name = source.shown;
  const jsons = jsonsOf(source.files);
  return { name, source, jsons, facts: factsOf(jsons), places: [...allPlaces(jsons)], base: sideOf(source) };
});

function sideOf(source: Source) {
  const { side, errors } = readSide(source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${source.shown}: ${message}`).join("\n"));
  return side;
}

function tryDesigns(isDangerous: boolean) {
  const kinds = isDangerous ? dangerousDesignKinds : harmlessDesignKinds;
  const found = confusion(isDangerous);
  for (const kind of kinds)
    for (const { name, source, jsons, facts, places, base } of sides)
      for (const place of sample(places.filter((each) => kind.at(each, facts)))) {
        const files = withChange(source.files, jsons, place, kind.at(place, facts) ?? (() => {}));
        const where = `${name} ${place.path} ${place.trail.join(".")}`;
        try {
          const { changes, people } = compareDesigns(base, sideOf({ ...source, files }));
          found.count(kind.what, where, changes, people());
        } catch (error) {
          throw new Error(`${kind.what}: ${where}`, { cause: error });
        }
      }
  console.log(found.table(kinds));
  return { kinds, found };
}

const tried = (source: Source, kind: FileKind): readonly (readonly [path: string, source: Source])[] => {
  const changed = (files: ReadonlyMap<string, Uint8Array>) =>
    Array.from(files).flatMap(([path, bytes]) => {
      const text = kind.path.test(path) ? kind.change(new TextDecoder().decode(bytes)) : undefined;
      return text === undefined ? [] : [[path, new Map([...files, [path, new TextEncoder().encode(text)]])] as const];
    });
  return [
    ...changed(source.others).map(([path, others]) => [path, { ...source, others }] as const),
    ...changed(source.project ?? new Map()).map(([path, project]) => [path, { ...source, project }] as const),
  ];
};

function tryFiles(isDangerous: boolean) {
  const kinds = isDangerous ? dangerousFileKinds : harmlessFileKinds;
  const found = confusion(isDangerous);
  for (const kind of kinds)
    for (const { name, source, base } of sides)
      for (const [path, changed] of sample(tried(source, kind)))
        found.count(kind.what, `${name} ${path}`, compareDesigns(base, sideOf(changed)).changes);
  console.log(found.table(kinds));
  return { kinds, found };
}

for (const [what, run] of [
  ["of a design", tryDesigns],
  ["of the files beside it", tryFiles],
] as const) {
  test(`every dangerous change ${what} has a mark`, () => {
    const { kinds, found } = run(true);
    expect(found.wrong).toEqual([]);
    expect(found.untried(kinds)).toEqual([]);
  }, 900_000);

  test(`of the harmless changes ${what}, at most one in twenty has a mark`, () => {
    const { kinds, found } = run(false);
    expect(found.untried(kinds)).toEqual([]);
    if (found.wrong.length * 20 > found.tried()) expect(found.wrong).toEqual([]);
  }, 900_000);
}
