import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openEntries } from "../../cli/cache/cache-folder.ts";
import type { Io } from "../../cli/io.ts";
import { writeFiles } from "../write-files.ts";

// Results that are printed again while nothing has changed. What the tool says without its cache is right.

const tool = resolve(import.meta.dirname, "../../dist/cli/main.js");
const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-unchanged-")));
const project = join(top, "project");
const design = join(project, "designs/ola");
const output = join(project, "generated/ola");
const cache = join(top, "cache");
/** A compiled project with a stored result of each command. */
const prepared = join(top, "prepared");

interface Told {
  readonly code: number;
  readonly text: string;
}

/** Sources keep no results, so this is the built tool. */
let main: (args: readonly string[], io: Io) => Promise<number>;

async function trama(args: string, cwd = project): Promise<Told> {
  let text = "";
  const hear = (piece: string) => {
    text += piece;
  };
  const code = await main(args.split(" "), { cwd, out: hear, err: hear, color: false, progress: false });
  return { code, text };
}

const uncached = (args: string, cwd = project): Promise<Told> => trama(`${args} --no-cache`, cwd);

const readOnly = ["validate", "compile --check", "fmt --check", "check", "validate --format json"];

beforeAll(async () => {
  ({ main } = await import(pathToFileURL(tool).href));
  vi.stubEnv("XDG_CACHE_HOME", cache);
  cpSync(resolve(import.meta.dirname, "../../designs/ola"), design, { recursive: true });
  writeFiles(project, {
    "package.json": "{}\n",
    "trama.config.json": "{}\n",
    "designs/ola/custom/index.ts":
      'import type { Price } from "prices";\nexport const one = (price: Price): number => price;\n',
    "node_modules/prices/package.json": '{ "name": "prices", "version": "1.0.0", "types": "index.d.ts" }\n',
    "node_modules/prices/index.d.ts": "export type Price = number;\n",
  });
  await trama("compile");
  for (const args of ["compile", ...readOnly]) await trama(args);
  cpSync(project, join(prepared, "project"), { recursive: true });
  cpSync(cache, join(prepared, "cache"), { recursive: true });
});
beforeEach(() => {
  vi.stubEnv("XDG_CACHE_HOME", cache);
  for (const folder of ["project", "cache"]) {
    rmSync(join(top, folder), { recursive: true, force: true });
    cpSync(join(prepared, folder), join(top, folder), { recursive: true });
  }
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

const stored = (folder = cache): string[] =>
  readdirSync(join(folder, "trama/results")).map((name) => join(folder, "trama/results", name));

/** Makes stored results say something else, as no change of a file does: with the right sum. */
function markResults(folder = cache): void {
  for (const path of stored(folder).filter((each) => each.includes("/result-"))) {
    const [, body = ""] = readFileSync(path, "utf8").split("\n");
    const marked = JSON.stringify({ ...JSON.parse(body), printed: [["out", "from the cache\n"]] });
    writeFileSync(path, `${createHash("sha256").update(marked).digest("base64url")}\n${marked}`);
  }
}

test("a compile that has written says afterwards that all is up to date, and so do the other commands", async () => {
  rmSync(cache, { recursive: true });
  rmSync(output, { recursive: true });
  expect((await trama("compile")).text).toMatch(/^generated\/ola: \d+ files written\n$/);
  for (const args of ["compile", ...readOnly]) {
    const first = await trama(args);
    expect(await trama(args), args).toEqual(first);
    expect(first, args).toEqual(await uncached(args));
  }
});

test("results are found again in another checkout, and after files were only touched", async () => {
  cpSync(project, join(top, "other"), { recursive: true });
  utimesSync(join(design, "design.json"), 1, 1);
  markResults();
  for (const args of ["compile", ...readOnly])
    for (const folder of [project, join(top, "other")])
      expect(await trama(args, folder), args).toEqual({ code: 0, text: "from the cache\n" });
});

test("other options have results of their own, and with `--stats` and `--no-cache` all is done again", async () => {
  markResults();
  for (const args of ["validate --max-warnings 3", "validate --stats", "validate --no-cache", "compile --stats"])
    expect((await trama(args)).text, args).not.toContain("from the cache");
});

function edit(path: string, from: RegExp, to: string): void {
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

/** Changes of what a command reads or writes. */
const changes: Readonly<Record<string, () => void>> = {
  "the text of a page": () => edit(join(design, "pages/inicio.json"), /Cliques/, "Toques"),
  "a mistake of the same length and time": () => {
    const path = join(design, "design.json");
    const { atime, mtime } = statSync(path);
    edit(path, /"pages"/, '"pagez"');
    utimesSync(path, atime, mtime);
  },
  "the layout of a file": () => edit(join(design, "design.json"), /\n$/, "\n\n"),
  "a new icon": () => writeFiles(design, { "assets/icons/nova.svg": "<svg/>" }),
  "a folder with the name of a page": () => mkdirSync(join(design, "pages/outra.json")),
  "code with a wrong type": () => edit(join(design, "custom/index.ts"), /: number/, ": string"),
  "no code": () => rmSync(join(design, "custom"), { recursive: true }),
  "the types of a package": () => edit(join(project, "node_modules/prices/index.d.ts"), /number/, "string"),
  "the file that has the types of a package": () => {
    writeFiles(project, { "node_modules/prices/other.d.ts": "export type Price = string;\n" });
    edit(join(project, "node_modules/prices/package.json"), /index/, "other");
  },
  "a test of the output": () =>
    writeFiles(project, { "tests/ola.test.ts": 'import "../generated/ola/app.tsx";\nconst one: string = 1;\n' }),
  "a file of the output is not there": () => rmSync(join(output, "app.tsx")),
  "a file of the output was edited": () => edit(join(output, "app.tsx"), /\n$/, "\n// mine\n"),
  "a file beside the output": () => writeFiles(output, { "mine.ts": "export {};\n" }),
  "a file that the output no longer has": () => cpSync(join(output, "app.tsx"), join(output, "old.tsx")),
  "the output is a link": () => {
    renameSync(output, join(project, "moved"));
    symlinkSync(join(project, "moved"), output);
  },
  "an asset is a link out of the design": () => {
    mkdirSync(join(design, "assets"));
    symlinkSync("/etc/hostname", join(design, "assets/hostname"));
  },
  "another output folder": () => writeFiles(project, { "trama.config.json": '{ "generated": "made" }\n' }),
  "the configuration is wrong": () => writeFiles(project, { "trama.config.json": '{ "generatd": "made" }\n' }),
  "another format of diagnostics": () => writeFiles(project, { "trama.config.json": '{ "format": "sarif" }\n' }),
  "interrupted writes of an old version": () => writeFiles(project, { ".trama/batches/1": "{}" }),
};

test.for(Object.entries(changes))("the result is new after a change: %s", async ([, change]) => {
  change();
  markResults();
  for (const args of readOnly) {
    const expected = await uncached(args);
    const told = await trama(args);
    // What a command does not read does not change its result.
    if (told.text === "from the cache\n")
      expect(expected.text, args).toMatch(/^[^\n]* (?:is valid|is formatted|up to date|type-checks)\n$|^\[\]\n$/);
    else expect(told, args).toEqual(expected);
  }
  const copy = join(top, "copy");
  cpSync(project, copy, { recursive: true, verbatimSymlinks: true });
  const expected = await uncached("compile", copy);
  const told = await trama("compile");
  const inProject = { ...expected, text: expected.text.replaceAll(copy, project) };
  if (told.text !== "from the cache\n") expect(told).toEqual(inProject);
  else expect(expected.text).toBe("generated/ola is up to date\n");
  rmSync(copy, { recursive: true });
});

test("what a checkout brings as a cache is not read", async () => {
  const brought = join(project, ".cache");
  cpSync(cache, brought, { recursive: true });
  markResults(brought);
  vi.stubEnv("XDG_CACHE_HOME", brought);
  expect((await trama("validate")).text).toBe("designs/ola is valid\n");
  // Nor in a folder that is a link into the checkout, or above the project in the same repository.
  symlinkSync(brought, join(top, "linked"));
  vi.stubEnv("XDG_CACHE_HOME", join(top, "linked"));
  expect((await trama("validate")).text).toBe("designs/ola is valid\n");
  mkdirSync(join(top, ".git"));
  vi.stubEnv("XDG_CACHE_HOME", cache);
  markResults();
  expect((await trama("validate")).text).toBe("designs/ola is valid\n");
  rmSync(join(top, ".git"), { recursive: true });
  rmSync(join(top, "linked"));
  expect((await trama("validate")).text).toBe("from the cache\n");
});

test.skipIf(process.platform === "win32")("a cache that others can write to is not read", async () => {
  markResults();
  chmodSync(join(cache, "trama/results"), 0o777);
  expect((await trama("validate")).text).toBe("designs/ola is valid\n");
});

test("damaged entries are made again", async () => {
  const cheap = ["compile", "validate", "fmt --check"];
  rmSync(cache, { recursive: true });
  for (const args of cheap) await trama(args);
  for (const damage of [
    () => "",
    (text: string) => text.slice(0, -10),
    (text: string) => text.replace(/is (valid|formatted)|hash|:/, "is wrong"),
    (text: string) => text.replace("\n", "\n\n"),
  ]) {
    for (const path of stored()) writeFileSync(path, damage(readFileSync(path, "utf8")));
    for (const args of cheap) expect(await trama(args), args).toEqual(await uncached(args));
  }
  markResults();
  expect((await trama("validate")).text).toBe("from the cache\n");
});

test("without a folder for it, commands work as without a cache", async () => {
  writeFileSync(join(top, "file"), "");
  vi.stubEnv("XDG_CACHE_HOME", join(top, "file"));
  for (const args of ["compile", ...readOnly]) expect((await trama(args)).code, args).toBe(0);
});

test("the oldest entries go when all are larger than the limit", () => {
  const entries = openEntries(project);
  const folder = join(cache, "trama/results");
  for (const [index, name] of ["oldest", "older", "old"].entries()) {
    writeFileSync(join(folder, name), "");
    truncateSync(join(folder, name), 30 * 1024 * 1024);
    utimesSync(join(folder, name), index + 1, index + 1);
  }
  entries?.write("new", { a: 1 });
  expect(readdirSync(folder)).not.toContain("oldest");
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["old", "new"]));
  expect(entries?.read("new")).toEqual({ a: 1 });
});

test("three commands at once have the results of one", async () => {
  rmSync(cache, { recursive: true });
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const runOnce = () =>
    new Promise<string>((done) => {
      const child = spawn(process.execPath, [tool, "validate"], { cwd: project, env });
      let text = "";
      child.stdout.on("data", (piece) => {
        text += piece;
      });
      child.on("close", () => done(text));
    });
  for (let round = 0; round < 3; round++)
    expect(await Promise.all([runOnce(), runOnce(), runOnce()])).toEqual(Array(3).fill("designs/ola is valid\n"));
  markResults();
  expect(await runOnce()).toBe("from the cache\n");
});
