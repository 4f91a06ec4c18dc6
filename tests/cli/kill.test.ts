import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { benchDesign } from "../bench/design.ts";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const folder = mkdtempSync(join(tmpdir(), "trama-kill-"));
const killCount = 8;
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

async function killed(command: string, delayMs: number): Promise<void> {
  const child = spawn(process.execPath, [trama, command], { cwd: folder, stdio: "ignore" });
  const ended = new Promise((done) => child.on("exit", done));
  await new Promise((done) => setTimeout(done, delayMs));
  child.kill("SIGKILL");
  await ended;
}

test("a compile that is killed leaves no half-written file, and the next one completes", async () => {
  writeDesign(0);
  const start = performance.now();
  expect(compile().status).toBe(0);
  const wholeMs = performance.now() - start;
  let before = output();
  for (let round = 1; round <= killCount; round++) {
    writeDesign(round);
    // Most kills fall into the second half, during the writes.
    await killed("compile", wholeMs * (0.4 + (0.7 * round) / killCount));
    const left = output();
    expect(compile().status).toBe(0);
    const after = output();
    for (const [name, text] of left) expect([before.get(name), after.get(name)]).toContain(text);
    expect(compile("--check")).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(join(folder, "generated/bench")).filter((name) => name.startsWith("."))).toEqual([]);
    before = after;
  }
});

test("a fmt that is killed leaves no half-written file, and the next one completes", async () => {
  const pages = join(folder, "designs/bench/pages");
  const texts = () => readdirSync(pages).map((name) => readFileSync(join(pages, name), "utf8"));
  const fmt = () => spawnSync(process.execPath, [trama, "fmt"], { cwd: folder, encoding: "utf8" });
  writeDesign(0);
  const start = performance.now();
  expect(fmt().status).toBe(0);
  const wholeMs = performance.now() - start;
  const formatted = texts();
  for (let round = 1; round <= killCount; round++) {
    writeDesign(0);
    const before = texts();
    await killed("fmt", wholeMs * (0.4 + (0.7 * round) / killCount));
    for (const [index, text] of texts().entries()) expect([before[index], formatted[index]]).toContain(text);
    expect(fmt().status).toBe(0);
    expect(texts()).toEqual(formatted);
  }
});
