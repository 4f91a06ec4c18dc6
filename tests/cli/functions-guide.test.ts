import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { designOfPage, filesShown } from "../page-design.ts";
import { writeFiles } from "../write-files.ts";

/** docs/functions.md as its reader would run it: its design, its function and its test. */

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
const page = read("docs/functions.md");

test("the test of the guide passes", () => {
  const folder = mkdtempSync(join(tmpdir(), "trama-functions-guide-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = new TextDecoder();
  const design = Object.fromEntries(
    designOfPage("docs/functions.md").map(({ path, bytes }) => [path, text.decode(bytes)]),
  );
  for (const language of ["ts", "sql", "ini", "toml"]) Object.assign(design, filesShown(page, language));
  writeFiles(join(folder, "designs/docs"), design);
  writeFiles(folder, {
    ...filesShown(page, "js"),
    "tests/backend.mjs": read("cli/templates/data/tests/backend.mjs").replaceAll("{{name}}", "docs"),
  });
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/trama"), "dir");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--test"], { cwd: folder, encoding: "utf8" });
  expect(`${stdout}${stderr}`).toContain("pass 1");
  expect(status).toBe(0);
});
