import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeBatch } from "../../cli/project/batch.ts";
import {
  clearFolder,
  compareOutput,
  isStagedOutput,
  isUpToDate,
  replaceFolder,
  writeOutput,
} from "../../cli/project/write.ts";
import { printed } from "../../compiler/printed-text.ts";

let top = "";
let folder = "";

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "trama-write-"));
  folder = join(top, "generated/shop");
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const ours = (text: string): string => `// @generated from designs/shop/pages/home.json. Do not edit.\n${text}`;
const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const write = (files: Record<string, string>): Promise<void> =>
  writeOutput(
    compareOutput(
      top,
      folder,
      Object.entries(files).map(([path, text]) => ({ path, text: printed(text) })),
    ),
  );

test("only files whose bytes differ are written", async () => {
  await write({ "a.ts": ours("1"), "pages/b.tsx": ours("2") });
  const { write: written } = compareOutput(top, folder, [
    { path: "a.ts", text: printed(ours("1")) },
    { path: "pages/b.tsx", text: printed(ours("3")) },
  ]);
  expect(written).toEqual([{ path: "pages/b.tsx", text: ours("3"), before: ours("2") }]);
});

test("files no longer produced are removed, with empty folders; other files stay", async () => {
  await write({ "a.ts": ours("1"), "pages/b.tsx": ours("2") });
  writeFileSync(join(folder, "mine.ts"), "// mine\n");
  await write({ "a.ts": ours("1") });
  expect(existsSync(join(folder, "pages"))).toBe(false);
  expect(read("mine.ts")).toBe("// mine\n");
});

test("a file of someone else in the way of an output is refused", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "a.ts"), "// mine\n");
  expect(() => compareOutput(top, folder, [{ path: "a.ts", text: printed(ours("1")) }])).toThrow(
    "was not written by trama",
  );
});

test("an output path that leaves the folder is our bug, and nothing is written", () => {
  expect(() => compareOutput(top, folder, [{ path: "../../a.ts", text: printed(ours("1")) }])).toThrow(
    "leaves the output folder",
  );
});

test("a linked folder in the output is refused", () => {
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(top, "elsewhere"));
  symlinkSync(join(top, "elsewhere"), join(folder, "pages"));
  expect(() => write({ "pages/b.tsx": ours("2") })).toThrow("is a link");
  expect(existsSync(join(top, "elsewhere/b.tsx"))).toBe(false);
});

test("staged output of a killed command is removed; files that trama may not have written stay and are reported", async () => {
  await write({ "a.ts": ours("1") });
  const leave = (name: string, files: Record<string, string>): string => {
    mkdirSync(join(folder, name));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, name, path), text);
    return join(folder, name);
  };
  const killed = leave(".trama-999999999-0123456789ab", { 0: ours("staged"), 1: "" });
  const running = leave(`.trama-${process.ppid}-0123456789ab`, { 0: ours("staged") });
  const foreign = leave(".trama-999999998-0123456789ab", { 0: ours("staged"), 1: "mine\n" });
  expect(isUpToDate(compareOutput(top, folder, [{ path: "a.ts", text: printed(ours("1")) }]))).toBe(true);
  const told: string[] = [];
  const io = {
    cwd: folder,
    out: () => undefined,
    err: (text: string) => told.push(text),
    color: false,
    progress: false,
  };
  clearFolder(io, folder, isStagedOutput);
  expect([killed, running, foreign].map((path) => existsSync(path))).toEqual([false, true, true]);
  expect(told).toEqual([".trama-999999998-0123456789ab was left by an interrupted command; delete it\n"]);
  expect(readdirSync(foreign)).toEqual(["0", "1"]);
});

test("a text that UTF-8 cannot hold is up to date after it was written", async () => {
  await write({ "a.ts": ours("\ud800") });
  expect(isUpToDate(compareOutput(top, folder, [{ path: "a.ts", text: printed(ours("\ud800")) }]))).toBe(true);
});

test("different bytes that decode to the same text are rewritten", async () => {
  await write({ "a.ts": ours("\ufffd") });
  writeFileSync(join(folder, "a.ts"), Buffer.concat([Buffer.from(ours("")), Buffer.from([0xff])]));
  expect(isUpToDate(compareOutput(top, folder, [{ path: "a.ts", text: printed(ours("\ufffd")) }]))).toBe(false);
});

test("each file is on the disk before it takes its place, and then its folder is", async () => {
  const synced: string[] = [];
  const probe = await open(top, "r");
  const sync = vi.spyOn(Object.getPrototypeOf(probe), "sync").mockImplementation(async function (
    this: typeof probe,
  ): Promise<void> {
    const kind = (await this.stat()).isDirectory() ? "folder" : "file";
    synced.push(`${kind} ${["a.ts", "pages/b.tsx"].filter((path) => existsSync(join(folder, path))).length}`);
  });
  try {
    await write({ "a.ts": ours("1"), "pages/b.tsx": ours("2") });
  } finally {
    sync.mockRestore();
    await probe.close();
  }
  // The folders are `top`, for `generated`; `generated`, for `shop`; `shop`; and `pages`.
  expect(synced).toEqual(["file 0", "file 0", "folder 2", "folder 2", "folder 2", "folder 2"]);
});

test("a batch that cannot be staged changes nothing and leaves nothing", async () => {
  await write({ "a.ts": ours("1"), "b.ts": ours("1") });
  const probe = await open(top, "r");
  const sync = vi.spyOn(Object.getPrototypeOf(probe), "sync").mockRejectedValue(new Error("the disk is full"));
  try {
    await expect(write({ "a.ts": ours("2"), "b.ts": ours("2") })).rejects.toThrow("the disk is full");
  } finally {
    sync.mockRestore();
    await probe.close();
  }
  expect([read("a.ts"), read("b.ts"), readdirSync(folder)]).toEqual([ours("1"), ours("1"), ["a.ts", "b.ts"]]);
});

test("a project below a linked folder is written, and one that is a link itself is not", async () => {
  mkdirSync(join(top, "real/project"), { recursive: true });
  symlinkSync("real", join(top, "home"));
  symlinkSync("real/project", join(top, "linked"));
  const batch = (root: string) => ({ root, folder: join(root, "generated"), write: [{ path: "a.ts", text: "1" }] });
  await expect(writeBatch(batch(join(top, "linked")))).rejects.toThrow("is a link");
  await writeBatch(batch(join(top, "home/project")));
  expect(readFileSync(join(top, "real/project/generated/a.ts"), "utf8")).toBe("1");
});

test("a folder that cannot be replaced stays", async () => {
  await write({ "a.ts": ours("1") });
  expect(() => replaceFolder(folder, join(top, "missing"), join(top, "old"))).toThrow("ENOENT");
  expect(read("a.ts")).toBe(ours("1"));
});
