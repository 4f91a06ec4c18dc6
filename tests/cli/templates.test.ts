import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { templates } from "../../cli/project/templates.ts";
import { projectOf, run, trama } from "./template-project.ts";

test("a build of an app with a backend says where its backend is", () => {
  const project = projectOf("crud", "place");
  const built = () => run(project, trama, "build");
  expect(built()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      "error: the design has a backend, but no env/production.json: add it with `backendUrl`",
    ),
  });
  expect(existsSync(join(project, "dist/place"))).toBe(false);
  mkdirSync(join(project, "designs/place/env"));
  writeFileSync(join(project, "designs/place/env/production.json"), "{}\n");
  expect(built()).toMatchObject({ status: 0 });
});

describe("a new project of a template is valid, formatted and up to date, and its tests pass", () => {
  test.each(templates)("%s", (template) => {
    const project = projectOf(template, `${template}-checked`);
    expect(run(project, trama, "validate", "--max-warnings", "0")).toMatchObject({ status: 0 });
    expect(run(project, trama, "fmt", "--check")).toMatchObject({ status: 0, stderr: "" });
    expect(run(project, trama, "compile", "--max-warnings", "0")).toMatchObject({ status: 0, stderr: "" });
    expect(run(project, trama, "check")).toMatchObject({ status: 0, stderr: "" });
    if (template !== "blank") expect(run(project, trama, "tables", "--check")).toMatchObject({ status: 0, stderr: "" });
    for (const path of [".gitattributes", ".gitignore", ".editorconfig", ".github/workflows/check.yml"])
      expect(existsSync(join(project, path)), path).toBe(true);
    expect(readFileSync(join(project, ".gitattributes"), "utf8")).toContain("eol=lf");
    expect(run(project, "--test")).toMatchObject({ status: 0 });
  });
});

test("a checkout with CRLF is up to date and formatted", () => {
  const project = projectOf("blank", "windows");
  expect(run(project, trama, "compile")).toMatchObject({ status: 0 });
  for (const folder of ["designs", "generated"])
    for (const entry of readdirSync(join(project, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll("\n", "\r\n"));
    }
  expect(run(project, trama, "check")).toMatchObject({ status: 0, stderr: "" });
  expect(run(project, trama, "fmt", "--check")).toMatchObject({ status: 0, stderr: "" });
  expect(run(project, trama, "compile")).toMatchObject({ status: 0, stdout: expect.stringContaining("up to date") });
});
