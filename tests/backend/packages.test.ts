import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPackages, missingPackage } from "../../cli/backend/database/engine/packages.ts";

let top = "";
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "trama-packages-"));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

function install(path: string, version: string): void {
  mkdirSync(join(top, path), { recursive: true });
  writeFileSync(join(top, path, "package.json"), JSON.stringify({ version }));
}

test("two versions of the database are refused, with what to write into package.json", () => {
  install("node_modules/@electric-sql/pglite", "0.5.16");
  install("node_modules/@supabase/lite", "0.10.0");
  expect(() => checkPackages(top)).not.toThrow();

  install("node_modules/@supabase/lite/node_modules/@electric-sql/pglite", "0.4.5");
  expect(() => checkPackages(top)).toThrow(
    'needs a single version of @electric-sql/pglite, but 0.5.16 and 0.4.5 are installed\n  help: add `"overrides": {"@electric-sql/pglite":"0.5.16"}`',
  );
});

test("nothing is said of packages that lie elsewhere", () => {
  expect(() => checkPackages(join(top, "deep/inside"))).not.toThrow();
});

test("a package that was left out is named", async () => {
  const found = (name: string) =>
    missingPackage(
      Object.assign(new Error(`Cannot find package '${name}' imported from here`), { code: "ERR_MODULE_NOT_FOUND" }),
    );
  expect(found("@supabase/lite/pglite")?.message).toContain("needs the package @supabase/lite, which is not installed");
  expect(found("of-the-design")).toBeUndefined();
  expect(missingPackage(new Error("other"))).toBeUndefined();
});
