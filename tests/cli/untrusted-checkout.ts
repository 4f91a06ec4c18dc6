import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach } from "vitest";

export const root = resolve(import.meta.dirname, "../..");
export const tool = join(root, "dist/cli/main.js");
/** The folder of both. */
export let top = "";
/** The folder of the checkout. */
export let project = "";
/** A folder beside it, which nothing may be written to. */
export let outside = "";

/** Makes an untrusted checkout for each test of a file: with its own files, links and configuration. */
export function checkOutForEachTest(): void {
  beforeEach(() => {
    top = mkdtempSync(join(tmpdir(), "trama-untrusted-"));
    project = join(top, "project");
    outside = join(top, "outside");
    mkdirSync(outside);
    cpSync(join(root, "designs/ola"), join(project, "designs/ola"), { recursive: true });
    bring("package.json", "{}\n");
  });
  afterEach(() => rmSync(top, { recursive: true, force: true }));
}

export function bring(path: string, text: string, mode?: number): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text, { mode });
}

export function link(path: string, target: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  symlinkSync(target, join(project, path));
}

export const trama = (...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], { cwd: project, encoding: "utf8", timeout: 60_000 });
