import type { Compilation } from "../compiler/compile.ts";
import { openText } from "../compiler/printed-text.ts";
import { compileCase, type Files, fileOf, type KnownDesign, textOf } from "./all-designs.ts";
import { compiled } from "./compiled-designs.ts";
import { cases } from "./depth.ts";
import { type LineDiff, lineDiff } from "./line-diff.ts";

/** The difference in one output file. */
export interface Change extends LineDiff {
  readonly before: string;
  readonly after: string;
}

/** An edit of a design, its place, and the changed output files. */
export interface Edited {
  readonly what: string;
  readonly path: string;
  readonly changes: ReadonlyMap<string, Change>;
}

const byFiles = new Map(Array.from(compiled, ([{ files }, compilation]) => [files, compilation]));

/** The compilation of a design before it is edited. */
export const unchanged = (files: Files): Compilation => byFiles.get(files) ?? compileCase(files);

/** How many edits of each design are tried, spread evenly over it. */
const editLimit = cases(6, 300);

export type Edit = (owner: object, key: string, way: readonly string[]) => (() => unknown) | undefined;

/**
 * Make an edit at places all over pages, sections and components, one at a time; edits that break the design are
 * skipped.
 */
export function editEach(design: KnownDesign, edit: Edit): Edited[] {
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
export const told = ({ what, path, changes }: Edited): readonly string[] => [
  `${what} in ${path}`,
  ...[...changes].flatMap(([file, { added, removed }]) => [
    file,
    ...removed.slice(0, 8).map((line) => `- ${line}`),
    ...added.slice(0, 8).map((line) => `+ ${line}`),
  ]),
];

export interface Spot {
  readonly owner: object;
  readonly key: string;
  readonly way: readonly string[];
}

export function spots(owner: unknown, way: readonly string[] = []): readonly Spot[] {
  if (typeof owner !== "object" || owner === null) return [];
  return Object.entries(owner).flatMap(([key, value]) => [{ owner, key, way }, ...spots(value, [...way, key])]);
}

export function changesBetween(before: Compilation, after: Compilation): ReadonlyMap<string, Change> {
  const old = textsOf(before);
  const now = textsOf(after);
  const changes = new Map<string, Change>();
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const [left = "", right = ""] = [old.get(path), now.get(path)];
    if (left !== right) changes.set(path, { before: left, after: right, ...lineDiff(left, right) });
  }
  return changes;
}

export const textsOf = ({ output }: Compilation): Map<string, string> =>
  new Map((output ?? []).map(({ path, text }) => [path, openText(text)]));
