import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanUp } from "../clean-up.ts";
import { isUpdate } from "../designs.ts";
import { root, run, trama } from "./template-project.ts";

// A folder per released version: `project/` is what its `trama init --template crud`, `tables`, `adopt` and `compile`
// wrote, without its tests and the files for git and editors, but with a page whose code later versions print otherwise.
// `expected.txt` is what `trama check` of this version reports about it: CHANGELOG.md describes each of its lines.

test.each(["0.1.0"])("a project of %s migrates, compiles and builds", (version) => {
  const folder = join(import.meta.dirname, `written-by-${version}`);
  const project = mkdtempSync(join(tmpdir(), "trama-upgrade-"));
  cleanUp(() => rmSync(project, { recursive: true, force: true }));
  cpSync(join(folder, "project"), project, { recursive: true });
  mkdirSync(join(project, "node_modules"));
  symlinkSync(root, join(project, "node_modules/trama"));
  const tool = (...args: readonly string[]) => run(project, trama, ...args);
  const succeeds = (...args: readonly string[]) => {
    const told = tool(...args);
    expect(told, args.join(" ")).toMatchObject({ status: 0, stderr: "" });
    return told.stdout;
  };

  succeeds("migrate");
  succeeds("validate", "--max-warnings", "0");
  succeeds("fmt", "--check");
  succeeds("tables", "--check");

  const { status, stdout, stderr } = tool("check");
  const differences = join(folder, "expected.txt");
  if (isUpdate) writeFileSync(differences, stdout + stderr);
  expect(stdout + stderr).toBe(readFileSync(differences, "utf8"));
  expect(status).toBe(1);

  succeeds("compile");
  succeeds("check");
  expect(tool("build")).toMatchObject({ status: 0 });
  expect(readFileSync(join(project, "dist/notes/people/index.html"), "utf8")).toContain("No rate is €0.00");
});
