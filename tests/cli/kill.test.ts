import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { benchDesign } from "../bench/design.ts";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const folder = mkdtempSync(join(tmpdir(), "trama-kill-"));
const pageCount = 40;

beforeAll(() => {
  writeFileSync(join(folder, "package.json"), "{}\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Write a version of the design in which every page differs. */
function writeDesign(version: number): void {
  for (const [path, text] of benchDesign(pageCount, 20)) {
    const full = join(folder, "designs/bench", path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text.replaceAll("of page", `version ${version} of page`));
  }
}

const compile = (...options: string[]) =>
  spawnSync(process.execPath, [trama, "compile", ...options], { cwd: folder, encoding: "utf8" });

function output(): Map<string, string> {
  const pages = join(folder, "generated/bench/pages");
  return new Map(readdirSync(pages).map((name) => [name, readFileSync(join(pages, name), "utf8")]));
}

/**
 * Runs a command and kills it at a number of changes in the folders that it writes to; returns whether it was killed.
 *
 * A change is seen a moment after it happens, so the kill falls anywhere between that change and the end.
 */
async function killed(command: string, folders: readonly string[], changeCount: number): Promise<boolean> {
  let seen = 0;
  const watchers = folders.map((each) =>
    watch(join(folder, each), () => {
      seen += 1;
      if (seen === changeCount) child.kill("SIGKILL");
    }),
  );
  const child = spawn(process.execPath, [trama, command], { cwd: folder, stdio: "ignore" });
  const signal = await new Promise((done) => child.on("exit", (_, by) => done(by)));
  for (const watcher of watchers) watcher.close();
  return signal === "SIGKILL";
}

/** The first change is the folder for staged files, the next ones are files that are moved into place. */
const moments = [1, 1, 1, 2, 4, 8, 16, 32];

test("a compile that is killed leaves no half-written file, and the next one completes", async () => {
  writeDesign(0);
  expect(compile().status).toBe(0);
  let before = output();
  let killCount = 0;
  for (const [round, moment] of moments.entries()) {
    writeDesign(round + 1);
    if (await killed("compile", ["generated/bench", "generated/bench/pages"], moment)) killCount += 1;
    const left = output();
    expect(compile().status).toBe(0);
    const after = output();
    for (const [name, text] of left) expect([before.get(name), after.get(name)]).toContain(text);
    expect(compile("--check")).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(join(folder, "generated/bench")).filter((name) => name.startsWith("."))).toEqual([]);
    before = after;
  }
  expect(killCount, "commands that were killed before they ended").toBeGreaterThan(2);
});

test("a fmt that is killed leaves no half-written file, and the next one completes", async () => {
  const pages = join(folder, "designs/bench/pages");
  const texts = () => readdirSync(pages).map((name) => readFileSync(join(pages, name), "utf8"));
  const fmt = () => spawnSync(process.execPath, [trama, "fmt"], { cwd: folder, encoding: "utf8" });
  writeDesign(0);
  expect(fmt().status).toBe(0);
  const formatted = texts();
  let killCount = 0;
  for (const moment of moments) {
    writeDesign(0);
    const before = texts();
    if (await killed("fmt", ["designs/bench", "designs/bench/pages"], moment)) killCount += 1;
    for (const [index, text] of texts().entries()) expect([before[index], formatted[index]]).toContain(text);
    expect(fmt().status).toBe(0);
    expect(texts()).toEqual(formatted);
  }
  expect(killCount, "commands that were killed before they ended").toBeGreaterThan(2);
});
