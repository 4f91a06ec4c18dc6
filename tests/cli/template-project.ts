import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "vitest";
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
