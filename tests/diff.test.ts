import { expect, test } from "vitest";
import type { Compilation } from "../compiler/compile.ts";
import { allDesigns, compileCase, type Files, fileOf, type KnownDesign, textOf } from "./all-designs.ts";
import { type LineDiff, lineDiff } from "./line-diff.ts";

/** The difference in one output file. */
interface Change extends LineDiff {
  readonly before: string;
  readonly after: string;
}

/** An edit of a design, its place, and the changed output files. */
interface Edited {
  readonly what: string;
  readonly path: string;
  readonly changes: ReadonlyMap<string, Change>;
}

const compiled = new Map(allDesigns.map(({ files }) => [files, compileCase(files)]));
/** The compilation of a design before it is edited. */
const unchanged = (files: Files): Compilation => compiled.get(files) ?? compileCase(files);

/** Edits of each design, spread evenly over it. */
const editLimit = 100;

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
  expect(edits.length).toBeGreaterThan(100);
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

test("one element removed, or inserted, is only removed, or added, lines in its own page", () => {
  const edits = allDesigns.filter(({ name }) => !exceptions.has(name)).flatMap((design) => editEach(design, removal));
  expect(edits.length).toBeGreaterThan(100);
  expect(edits.filter((edit) => !isOwnRemoval(edit)).map(told)).toEqual([]);
});

test("one element moved is two hunks in its own page", () => {
  const edits = allDesigns.flatMap((design) =>
    editEach(design, (owner, key, way) => {
      const at = Number(key);
      if (way.at(-1) !== "children" || !Array.isArray(owner) || at + 1 >= owner.length) return undefined;
      return () => owner.splice(at, 2, owner[at + 1], owner[at]);
    }),
  );
  expect(edits.length).toBeGreaterThan(100);
  const isMove = ({ path, changes }: Edited) =>
    [...changes].every(([file, { before, after }]) => file === path.replace(/json$/, "tsx") && isSwap(before, after));
  expect(edits.filter((edit) => !isMove(edit)).map(told)).toEqual([]);
});

test("an added page is one row per language in routes.tsx, and new files", () => {
  for (const { name, files } of allDesigns) {
    const page = { id: "nova-pagina", path: "nova-pagina", title: "Nova", sections: [{ id: "s", children: [] }] };
    const added = fileOf("pages/nova-pagina.json", JSON.stringify(page));
    const languages = languagesOf(files);
    const { changes } = changed(files, [...files, added], name);
    expect([name, [...changes.keys()].sort()]).toEqual([name, ["pages/nova-pagina.tsx", "routes.tsx"]]);
    const routes = changes.get("routes.tsx");
    expect([name, routes?.added.length, routes?.removed, routes?.hunkCount]).toEqual([name, languages.length, [], 1]);
  }
});

test.each([
  ["variables.json", "variables", { type: "number", default: 1 }, "variables.ts"],
  ["formulas.json", "formulas", { formula: "1 + 1" }, "formulas/novo-nome.ts"],
  ["workflows.json", "workflows", { steps: [] }, "workflows/novo-nome.ts"],
  ["collections.json", "collections", { source: "static", data: [] }, "collections/novo-nome.ts"],
])("an entry added to %s is only added lines in one file", (path, key, entry, output) => {
  for (const { name, files } of allDesigns) {
    const old = files.find((file) => file.path === path);
    const json = old ? JSON.parse(textOf(old)) : { [key]: {} };
    json[key] = { ...json[key], novoNome: entry };
    const added = fileOf(path, JSON.stringify(json));
    const { changes } = changed(files, [...files.filter((file) => file !== old), added], name);
    expect([name, [...changes.keys()]]).toEqual([name, [output]]);
    expect([name, changes.get(output)?.removed, changes.get(output)?.hunkCount]).toEqual([name, [], 1]);
  }
});

/** Cases where an element changes more than its lines, with the reason. */
const exceptions = new Set([
  // A button with children needs a closing tag; hundreds of others do not.
  "children-and-empty-containers",
  // A collection that needs another one is fetched after it: the list of collections becomes a list of groups.
  "page-fetches-what-it-shows-in-groups",
  // The only element that reads a token: without it, `readsToken` disappears from the app.
  "access-has-groups-and-a-user",
  "requests-of-services",
  // The only element whose link in an e-mail opens the app: without it, `emailLinks` disappears.
  "auth-service-signs-in-with-a-profile",
  // Without the element that shows a component to everybody, the component loads late.
  "component-for-signed-in-visitors-loads-late",
]);

type Edit = (owner: object, key: string, way: readonly string[]) => (() => unknown) | undefined;

function removal(owner: object, key: string, way: readonly string[]): (() => unknown) | undefined {
  // The root of a component is its function's result, more than an element.
  if (way.at(-1) !== "children" || way.length === 1 || !Array.isArray(owner)) return undefined;
  return () => owner.splice(Number(key), 1);
}

/**
 * Make an edit at places all over pages, sections and components, one at a time; edits that break the design are
 * skipped.
 */
function editEach(design: KnownDesign, edit: Edit): Edited[] {
  const { name, files } = design;
  const before = unchanged(files);
  const all = files.flatMap((file, index) => {
    if (!/^(pages|sections|components)\//.test(file.path)) return [];
    const found = spots(JSON.parse(textOf(file)));
    return [...found.entries()]
      .filter(([, one]) => edit(one.owner, one.key, one.way))
      .map(([spot]) => ({ index, spot }));
  });
  const step = Math.max(1, Math.ceil(all.length / editLimit));
  return all
    .filter((_, at) => at % step === 0)
    .flatMap(({ index, spot }) => {
      const file = files[index];
      const json: unknown = file && JSON.parse(textOf(file));
      const found = spots(json)[spot];
      if (!file || !found) return [];
      edit(found.owner, found.key, found.way)?.();
      const after = compileCase(files.with(index, fileOf(file.path, JSON.stringify(json))), before);
      const what = `${name} ${[...found.way, found.key].join(".")}`;
      return after.output ? [{ what, path: file.path, changes: changesBetween(before, after) }] : [];
    });
}

/** Formats an edit for a failing test. */
const told = ({ what, path, changes }: Edited): readonly string[] => [
  `${what} in ${path}`,
  ...[...changes].flatMap(([file, { added, removed }]) => [
    file,
    ...removed.slice(0, 8).map((line) => `- ${line}`),
    ...added.slice(0, 8).map((line) => `+ ${line}`),
  ]),
];

interface Spot {
  readonly owner: object;
  readonly key: string;
  readonly way: readonly string[];
}

function spots(owner: unknown, way: readonly string[] = []): readonly Spot[] {
  if (typeof owner !== "object" || owner === null) return [];
  return Object.entries(owner).flatMap(([key, value]) => [{ owner, key, way }, ...spots(value, [...way, key])]);
}

function changed(before: Files, after: Files, name: string): { readonly changes: ReadonlyMap<string, Change> } {
  const compilation = compileCase(after);
  expect([name, compilation.diagnostics.filter(({ severity }) => severity === "error")]).toEqual([name, []]);
  return { changes: changesBetween(unchanged(before), compilation) };
}

function changesBetween(before: Compilation, after: Compilation): ReadonlyMap<string, Change> {
  const old = textsOf(before);
  const now = textsOf(after);
  const changes = new Map<string, Change>();
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const [left = "", right = ""] = [old.get(path), now.get(path)];
    if (left !== right) changes.set(path, { before: left, after: right, ...lineDiff(left, right) });
  }
  return changes;
}

const textsOf = ({ output }: Compilation): Map<string, string> =>
  new Map((output ?? []).map(({ path, text }) => [path, text]));

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

/**
 * Only removed lines, in files of the edited unit; pages no longer fetch and style what a part of them no longer shows.
 *
 * Removing a unit's last style also removes its sheet: then the files that name the sheet change too, in that line.
 */
function isOwnRemoval({ path, changes }: Edited): boolean {
  const own = path.replace(/\.json$/, "");
  const isSheetGone = changes.get(`${own}.css`)?.after === "";
  return [...changes].every(([file, { added, removed }]) => {
    const isOwn = file === `${own}.tsx` || file === `${own}.css`;
    const isShowing = !path.startsWith("pages/") && file.startsWith("pages/");
    const isShared = file.startsWith("icons/") || file.startsWith("helpers/");
    // A container that lost all its children needs no closing tag.
    if (isOwn || isShowing || isShared) return added.every((line) => line.trim() === "/>");
    return isSheetGone && removed.every((line) => line.includes(".css"));
  });
}

/** Whether two neighbouring blocks of lines were swapped and nothing else changed. */
function isSwap(before: string, after: string): boolean {
  const old = before.split("\n");
  const now = after.split("\n");
  if (old.length !== now.length) return false;
  let start = 0;
  while (old[start] === now[start]) start++;
  let end = old.length;
  while (old[end - 1] === now[end - 1]) end--;
  // The blocks may have a common start or end, so they may extend beyond the first and last differing lines.
  for (let first = start; first >= Math.max(0, start - 12); first--) {
    for (let last = end; last <= Math.min(old.length, end + 12); last++) {
      const block = old.slice(first, last);
      if (`\n${[...block, ...block].join("\n")}\n`.includes(`\n${now.slice(first, last).join("\n")}\n`)) return true;
    }
  }
  return false;
}
