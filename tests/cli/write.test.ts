import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareOutput, finishBatches, isUpToDate, pendingFiles, replaceFolder, writeOutput } from "../../cli/write.ts";

let top = "";
let generated = "";
let folder = "";
let state = "";

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "trama-write-"));
  generated = join(top, "generated");
  folder = join(generated, "shop");
  state = join(top, ".trama");
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const ours = (text: string): string => `// @generated from designs/shop/pages/home.json. Do not edit.\n${text}`;
const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const write = (files: Record<string, string>): void =>
  writeOutput(
    state,
    compareOutput(
      folder,
      Object.entries(files).map(([path, text]) => ({ path, text })),
    ),
  );

test("only files whose bytes differ are written", () => {
  write({ "a.ts": ours("1"), "pages/b.tsx": ours("2") });
  const { write: written } = compareOutput(folder, [
    { path: "a.ts", text: ours("1") },
    { path: "pages/b.tsx", text: ours("3") },
  ]);
  expect(written).toEqual([{ path: "pages/b.tsx", text: ours("3"), before: ours("2") }]);
});

test("what is no longer produced goes, with its empty folder, and what others wrote stays", () => {
  write({ "a.ts": ours("1"), "pages/b.tsx": ours("2") });
  writeFileSync(join(folder, "mine.ts"), "// mine\n");
  write({ "a.ts": ours("1") });
  expect(existsSync(join(folder, "pages"))).toBe(false);
  expect(read("mine.ts")).toBe("// mine\n");
});

test("a file of someone else in the way of an output is refused", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "a.ts"), "// mine\n");
  expect(() => compareOutput(folder, [{ path: "a.ts", text: ours("1") }])).toThrow("was not written by trama");
});

test("an output path that leaves the folder is our bug, and nothing is written", () => {
  expect(() => compareOutput(folder, [{ path: "../../a.ts", text: ours("1") }])).toThrow("leaves the output folder");
});

test("a linked folder in the output is refused", () => {
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(top, "elsewhere"));
  symlinkSync(join(top, "elsewhere"), join(folder, "pages"));
  expect(() => write({ "pages/b.tsx": ours("2") })).toThrow("is a link");
  expect(existsSync(join(top, "elsewhere/b.tsx"))).toBe(false);
});

test("a batch that was killed behind its journal is finished, wherever it stopped", () => {
  write({ "a.ts": ours("old"), "c.ts": ours("gone") });
  const batch = join(state, "batches/999999999-x");
  mkdirSync(batch, { recursive: true });
  // The first of two files was already renamed into place.
  writeFileSync(join(folder, "a.ts"), ours("new"));
  writeFileSync(join(batch, "1"), ours("b"));
  writeFileSync(
    join(batch, "journal.json"),
    JSON.stringify({ folder, write: ["a.ts", "pages/b.ts"], remove: ["c.ts"] }),
  );
  expect(pendingFiles(state, generated)).toHaveLength(3);
  expect(finishBatches(state, generated)).toBe(3);
  expect([read("a.ts"), read("pages/b.ts"), existsSync(join(folder, "c.ts"))]).toEqual([ours("new"), ours("b"), false]);
  expect(pendingFiles(state, generated)).toEqual([]);
});

test("a batch that was killed before its journal is dropped", () => {
  write({ "a.ts": ours("old") });
  const batch = join(state, "batches/999999999-x");
  mkdirSync(batch, { recursive: true });
  writeFileSync(join(batch, "0"), ours("half"));
  expect(finishBatches(state, generated)).toBe(0);
  expect(existsSync(batch)).toBe(false);
  expect(isUpToDate(compareOutput(folder, [{ path: "a.ts", text: ours("old") }]))).toBe(true);
});

test("a batch of a process that still runs is left to it", () => {
  const batch = join(state, `batches/${process.ppid}-x`);
  mkdirSync(batch, { recursive: true });
  finishBatches(state, generated);
  expect(existsSync(batch)).toBe(true);
});

test("a journal that would write elsewhere is dropped, wherever it came from", () => {
  const batch = join(state, "batches/999999999-hostile");
  mkdirSync(batch, { recursive: true });
  writeFileSync(join(batch, "0"), ours("hostile"));
  for (const target of [top, join(generated, "../hooks"), generated]) {
    writeFileSync(join(batch, "journal.json"), JSON.stringify({ folder: target, write: ["hook"], remove: [] }));
    expect(pendingFiles(state, generated)).toEqual([]);
  }
  expect(finishBatches(state, generated)).toBe(0);
  expect(existsSync(batch)).toBe(false);
  expect(existsSync(join(top, "hook"))).toBe(false);
});

test("a folder that cannot be replaced stays", () => {
  write({ "a.ts": ours("1") });
  expect(() => replaceFolder(folder, join(top, "missing"), join(top, "old"))).toThrow("ENOENT");
  expect(read("a.ts")).toBe(ours("1"));
});
