import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve, sep } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writePart } from "../cases.ts";

// Each folder is a case: the lines of `command` are run in a copy of `project/`, whose other files come from
// tests/defaults. `expected.txt` has the exit code and output of the last one, and the files that all of them created.

const here = import.meta.dirname;
const trama = resolve(here, "../../dist/cli/main.js");
const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-cli-")));
const { version }: { readonly version: string } = JSON.parse(readFileSync(resolve(here, "../../package.json"), "utf8"));
const mayUpdate = process.env.UPDATE === "1" && !process.env.CI;

afterAll(() => rmSync(top, { recursive: true, force: true }));

describe("the command line", () => {
  const cases = readdirSync(here).filter((name) => existsSync(join(here, name, "command")));
  test.each(cases)("%s", (name) => {
    const told = runCase(name);
    const path = join(here, name, "expected.txt");
    if (mayUpdate) writeFileSync(path, told);
    expect(told).toBe(readFileSync(path, "utf8"));
  });
});

function runCase(name: string): string {
  const cwd = join(top, name);
  writePart(join(here, name), "project", cwd);
  const before = new Set(filesIn(cwd));
  const lines = readFileSync(join(here, name, "command"), "utf8")
    .trimEnd()
    .split("\n");
  const told = lines.map((line) => runLine(line, cwd)).at(-1);
  const made = filesIn(cwd).filter((path) => !before.has(path) && !path.startsWith(".trama/"));
  return [told, made.length === 0 ? "" : `--- new files\n${made.join("\n")}\n`]
    .join("")
    .replaceAll(cwd, "<here>")
    .replaceAll(version, "<version>");
}

function runLine(line: string, cwd: string): string {
  const env = { PATH: process.env.PATH ?? "", CI: "1" };
  const args = line.split(" ").filter((word) => word !== "");
  const { status, stdout, stderr } = spawnSync(process.execPath, [trama, ...args], { cwd, env, encoding: "utf8" });
  const parts = [stdout === "" ? "" : `--- stdout\n${stdout}`, stderr === "" ? "" : `--- stderr\n${stderr}`];
  return `exit ${status}\n${parts.join("")}`;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
