import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const project = mkdtempSync(join(tmpdir(), "trama-repeated-"));

afterAll(() => rmSync(project, { recursive: true, force: true }));

test("a key that is repeated 100,000 times is reported: a hundred to people, all to tools", () => {
  cpSync(join(root, "designs/ola"), join(project, "designs/ola"), { recursive: true });
  writeFileSync(join(project, "package.json"), "{}");
  const keys = Array.from({ length: 100_000 }, () => '"id":"a"');
  writeFileSync(join(project, "designs/ola/pages/inicio.json"), `{${keys.join(",")}}`);
  const validate = (format: string) =>
    spawnSync(process.execPath, [join(root, "dist/cli/main.js"), "validate", "--format", format], {
      cwd: project,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    });

  const { stdout, status } = validate("pretty");
  expect(stdout.match(/^error file\/duplicate-key: /gm)).toHaveLength(100);
  expect(stdout).toMatch(/\n\nand 99,899 more `file\/duplicate-key` in this file\n\n99999 errors\n$/);
  expect(status).toBe(1);
  expect(JSON.parse(validate("json").stdout)).toHaveLength(99_999);
});
