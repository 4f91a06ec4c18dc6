import { cpSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, expect, test } from "vitest";
import { CannotRename, editedTexts, type Renaming, renameAt } from "../../cli/lsp/rename.ts";
import { type Occurrence, occurrencesIn } from "../../cli/lsp/symbols.ts";
import { DesignState } from "../../cli/lsp/workspace.ts";
import { cases } from "../depth.ts";
import { filesBelow } from "../folders.ts";
import { editedDesigns } from "./lsp-strings.ts";

// Every kind of name is renamed in the designs and back: the design is as valid as before, and then as it was.

const work = realpathSync(mkdtempSync(join(tmpdir(), "trama-lsp-renames-")));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const contentsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(filesBelow(folder).map((path) => [path, readFileSync(path, "latin1")]));

const codesOf = (state: DesignState): readonly string[] =>
  state
    .examine()
    .diagnostics.map(({ code }) => code)
    .sort();

/** Does what an editor does with a rename. */
function apply(state: DesignState, { edits, file }: Renaming): DesignState {
  for (const [path, text] of editedTexts(state, edits)) writeFileSync(join(state.folder, path), text);
  if (file) renameSync(join(state.folder, file.from), join(state.folder, file.to));
  return new DesignState(state.folder);
}

/** The position of the definition after a rename: edits before it in its file move it. */
function movedTo({ path, start }: Occurrence, { edits, file }: Renaming): { path: string; offset: number } {
  const before = edits.filter((edit) => edit.path === path && edit.start < start);
  const offset = before.reduce((sum, edit) => sum + edit.newText.length - (edit.end - edit.start), start);
  return { path: file?.from === path ? file.to : path, offset };
}

const newNameOf = (kind: string): string => (["page", "section", "component"].includes(kind) ? "zz-other" : "zzOther");

test("every name that the design declares can be renamed, and back", () => {
  const kinds = new Map<string, number>();
  const failed: string[] = [];
  for (const origin of editedDesigns(["tarefas", "idiomas", "cartoes", "proprio"])) {
    origin.examine();
    for (const one of firstOfEachKind(occurrencesIn(origin))) {
      const kind = kindOf(one);
      const count = (kinds.get(kind) ?? 0) + 1;
      if (count > cases(10, Infinity)) continue;
      kinds.set(kind, count);
      const problem = renamedAndBack(origin.folder, one, kind);
      if (problem !== undefined) failed.push(`${basename(origin.folder)} ${one.symbol}: ${problem}`);
    }
  }
  // Classes apply in the order of their names: this one would win over another, and its text could not be read.
  const expected = /^theme-has-tokens-and-classes class:aviso: .*contrast/;
  expect(failed.filter((line) => !expected.test(line))).toEqual([]);
  expect([...kinds.keys()].sort()).toEqual([
    "class",
    "collection",
    "component",
    "element",
    "formula",
    "group",
    "local",
    "member",
    "page",
    "section",
    "step",
    "token",
    "variable",
    "workflow",
  ]);
});

const kindOf = ({ symbol }: Occurrence): string => symbol.split(":")[0] ?? "";

/** The first definitions of each kind: designs have hundreds. */
function firstOfEachKind(all: readonly Occurrence[]): readonly Occurrence[] {
  const seen = new Map<string, number>();
  return all.filter((one) => {
    if (!one.isDefinition) return false;
    const count = (seen.get(kindOf(one)) ?? 0) + 1;
    seen.set(kindOf(one), count);
    return count <= cases(1, 5);
  });
}

/** Renames in a copy of a design, and back; returns what is wrong then. */
function renamedAndBack(origin: string, one: Occurrence, kind: string): string | undefined {
  const folder = join(work, "design");
  rmSync(folder, { recursive: true, force: true });
  cpSync(origin, folder, { recursive: true });
  const state = new DesignState(folder);
  const [before, codes] = [contentsOf(folder), codesOf(state)];
  const name = state.files.find(({ path }) => path === one.path)?.text.slice(one.start, one.end) ?? "";
  try {
    const renaming = renameAt(state, one.path, one.start, newNameOf(kind));
    const after = apply(state, renaming);
    const found = codesOf(after);
    if (String(found) !== String(codes)) return `\`${name}\` leads to ${found}`;
    const { path, offset } = movedTo(one, renaming);
    apply(after, renameAt(after, path, offset, name));
    return isDeepStrictEqual(contentsOf(folder), before) ? undefined : `\`${name}\` is not as before`;
  } catch (error) {
    if (!(error instanceof CannotRename)) throw error;
    return `\`${name}\` keeps its name: ${error.message}`;
  }
}
