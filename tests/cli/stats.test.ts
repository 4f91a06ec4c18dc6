import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writePart } from "../cases.ts";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const project = mkdtempSync(join(tmpdir(), "trama-stats-"));
writePart(resolve(import.meta.dirname, "validate-tells-github"), "project", project);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [trama, ...args], { cwd: project, encoding: "utf8", env: { PATH: process.env.PATH } });

describe("--stats", () => {
  test("prints sizes and times as one line of JSON, separate from the diagnostics' JSON", () => {
    const { status, stdout, stderr } = run("validate", "--stats", "--format", "json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toHaveLength(1);
    const stats = JSON.parse(stderr);
    expect(stats).toMatchObject({ files: 2, elements: 0, formulas: 0 });
    expect(Object.keys(stats.ms)).toEqual(["read", "load", "validate", "link", "check", "lower", "emit", "total"]);
    const { total, ...phases } = stats.ms;
    const sum = Object.values<number>(phases).reduce((a, b) => a + b, 0);
    expect(Math.abs(total - sum)).toBeLessThan(1);
    expect(stats.memory.peakBytes).toBeGreaterThan(stats.memory.heapBytes / 2);
  });

  test("is a table for people", () => {
    expect(run("validate", "--stats").stderr).toMatch(/^ {2}files {5}2 \(\d\.\d kB\)\n {2}elements {2}0\n/);
  });
});
