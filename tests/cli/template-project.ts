import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Template } from "../../cli/project/templates.ts";
import { cleanUp } from "../clean-up.ts";

export const root = resolve(import.meta.dirname, "../..");
export const trama = join(root, "dist/cli/main.js");

export const run = (cwd: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** A new project of a template, compiled; it goes with the test. */
export function projectOf(template: Template, folder: string = template): string {
  const top = mkdtempSync(join(tmpdir(), "trama-templates-"));
  cleanUp(() => rmSync(top, { recursive: true, force: true }));
  const project = join(top, folder);
  expect(run(top, trama, "init", folder, "--template", template)).toMatchObject({ status: 0, stderr: "" });
  mkdirSync(join(project, "node_modules"));
  symlinkSync(root, join(project, "node_modules/trama"));
  return project;
}

/** Tests what a project has right after `trama init`. */
export function testNewProjects(templates: readonly Template[]): void {
  describe("a new project of a template is valid, formatted and up to date, and its tests pass", () => {
    test.each(templates)("%s", (template) => {
      const project = projectOf(template, `${template}-checked`);
      expect(run(project, trama, "validate", "--max-warnings", "0")).toMatchObject({ status: 0 });
      expect(run(project, trama, "fmt", "--check")).toMatchObject({ status: 0, stderr: "" });
      expect(run(project, trama, "compile", "--max-warnings", "0")).toMatchObject({ status: 0, stderr: "" });
      expect(run(project, trama, "check")).toMatchObject({ status: 0, stderr: "" });
      if (template !== "blank")
        expect(run(project, trama, "tables", "--check")).toMatchObject({ status: 0, stderr: "" });
      for (const path of [
        ".gitattributes",
        ".gitignore",
        ".prettierignore",
        ".editorconfig",
        ".github/workflows/check.yml",
      ])
        expect(existsSync(join(project, path)), path).toBe(true);
      expect(readFileSync(join(project, ".gitattributes"), "utf8")).toContain("eol=lf");
      expect(run(project, "--test")).toMatchObject({ status: 0 });
    });
  });
}
