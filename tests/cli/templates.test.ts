import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectOf, run, testNewProjects, trama } from "./template-project.ts";

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

testNewProjects(["blank", "crud"]);

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
