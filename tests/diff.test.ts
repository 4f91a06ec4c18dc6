import { expect, test } from "vitest";
import { allDesigns, compileCase, designs, type Files, fileOf, textOf } from "./all-designs.ts";
import { cases } from "./depth.ts";
import { type Change, changesBetween, type Edited, editEach, told, unchanged } from "./edits.ts";

/** Designs that something is added to: a fixture of every eight, or all of them. */
const added = allDesigns.filter((design, at) => designs.includes(design) || at % cases(8, 1) === 0);

test("one text changed is one line in one file", () => {
  const edits = allDesigns.flatMap((design) =>
    editEach(design, (owner, key, way) => {
      const isText = way.includes("props") && ["text", "label", "placeholder", "ariaLabel", "hint"].includes(key);
      const text: unknown = Reflect.get(owner, key);
      return isText && typeof text === "string" ? () => Reflect.set(owner, key, `${text} "novo"`) : undefined;
    }),
  );
  expect(edits.length).toBeGreaterThan(100);
  expect(edits.filter((edit) => !isOneLine(edit)).map(told)).toEqual([]);
});

test("one style changed is one line in one file", () => {
  const edits = allDesigns.flatMap((design) =>
    editEach(design, (owner, key, way) => {
      const value: unknown = Reflect.get(owner, key);
      return way.at(-1) === "style" && typeof value === "string"
        ? () => Reflect.set(owner, key, value === "inherit" ? "unset" : "inherit")
        : undefined;
    }),
  );
  expect(edits.length).toBeGreaterThan(cases(30, 100));
  expect(edits.filter((edit) => !isOneLine(edit)).map(told)).toEqual([]);
});

test("one formula changed is one place in one file", () => {
  const edits = allDesigns.flatMap((design) =>
    editEach(design, (owner, key) => {
      const formula: unknown = Reflect.get(owner, key);
      if (key !== "formula" || typeof formula !== "string") return undefined;
      // A key names a member, like a path: another key may be read differently.
      const quoted = formula.replace(/(?<!(?:ByKey|lookup)\([\w., ]+, )'([^']+)'/, "'$1 novo'");
      const other = quoted === formula ? formula.replace(/`([^`$]+)/, "`$1 novo") : quoted;
      return other === formula ? undefined : () => Reflect.set(owner, key, other);
    }),
  );
  expect(edits.length).toBeGreaterThan(30);
  expect(edits.filter((edit) => !isOnePlace(edit)).map(told)).toEqual([]);
});

test("an added page is one row per language in routes.tsx, and new files", () => {
  for (const { name, files } of added) {
    const page = { id: "nova-pagina", path: "nova-pagina", title: "Nova", sections: [{ id: "s", children: [] }] };
    const file = fileOf("pages/nova-pagina.json", JSON.stringify(page));
    const languages = languagesOf(files);
    const { changes } = changed(files, [...files, file], name);
    expect([name, [...changes.keys()].sort()]).toEqual([name, ["pages/nova-pagina.tsx", "routes.tsx"]]);
    const routes = changes.get("routes.tsx");
    expect([name, routes?.added.length, routes?.removed, routes?.hunkCount]).toEqual([name, languages.length, [], 1]);
  }
});

test.each([
  ["variables.json", "variables", { type: "number", default: 1 }, ["variables.ts", "variables/novo-nome.ts"]],
  ["formulas.json", "formulas", { formula: "1 + 1" }, ["formulas/novo-nome.ts"]],
  ["workflows.json", "workflows", { steps: [] }, ["workflows/novo-nome.ts"]],
  ["collections.json", "collections", { source: "static", data: [] }, ["collections/novo-nome.ts"]],
])("an entry added to %s is a new file, and of a variable one added line", (path, key, entry, paths) => {
  for (const { name, files } of added) {
    const old = files.find((file) => file.path === path);
    const json = old ? JSON.parse(textOf(old)) : { [key]: {} };
    json[key] = { ...json[key], novoNome: entry };
    const file = fileOf(path, JSON.stringify(json));
    const { changes } = changed(files, [...files.filter((one) => one !== old), file], name);
    expect([name, [...changes.keys()].sort()]).toEqual([name, paths]);
    for (const { removed, hunkCount } of changes.values()) expect([name, removed, hunkCount]).toEqual([name, [], 1]);
    if (old !== undefined && paths.length > 1)
      expect([name, changes.get("variables.ts")?.added.length]).toEqual([name, 1]);
  }
});

function changed(before: Files, after: Files, name: string): { readonly changes: ReadonlyMap<string, Change> } {
  const compilation = compileCase(after, unchanged(before));
  expect([name, compilation.diagnostics.filter(({ severity }) => severity === "error")]).toEqual([name, []]);
  return { changes: changesBetween(unchanged(before), compilation) };
}

function languagesOf(files: Files): readonly unknown[] {
  const design = files.find(({ path }) => path === "design.json");
  return design ? JSON.parse(textOf(design)).languages : [];
}

const isOneLine = ({ changes }: Edited): boolean =>
  [...changes.values()].length === 1 &&
  [...changes.values()].every(({ added, removed }) => added.length === 1 && removed.length === 1);

/** One line, or one hunk where the line is now too long for one line, or was before. */
const isOnePlace = (edit: Edited): boolean => {
  const [change, ...others] = edit.changes.values();
  const isBroken = change?.hunkCount === 1 && change.added.length > 1 !== change.removed.length > 1;
  return isOneLine(edit) || (isBroken && others.length === 0);
};
