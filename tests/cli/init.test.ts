import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const top = mkdtempSync(join(tmpdir(), "trama-init-"));
const project = join(top, "my-app");

afterAll(() => rmSync(top, { recursive: true, force: true }));

const run = (args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const trama = (...args: string[]) => run([join(root, "dist/cli/main.js"), ...args], project);

test("a new project in a fresh folder compiles, type-checks, tests and builds", () => {
  expect(run([join(root, "dist/cli/main.js"), "init", "my-app"], top)).toMatchObject({ status: 0, stderr: "" });
  mkdirSync(join(project, "node_modules"));
  symlinkSync(root, join(project, "node_modules/trama"));

  expect(trama("compile", "--max-warnings", "0")).toMatchObject({ status: 0, stderr: "" });
  expect(trama("check")).toMatchObject({ status: 0, stderr: "" });
  expect(run(["--test"], project).status).toBe(0);
  expect(trama("build")).toMatchObject({ status: 0, stderr: "" });

  const site = join(project, "dist/my-app");
  const html = readFileSync(join(site, "index.html"), "utf8");
  for (const [, address = ""] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect(existsSync(join(site, address))).toBe(true);
  expect(readdirSync(join(site, "static")).some((name) => name.endsWith(".map"))).toBe(false);
});

test("a new project whose code imports TypeScript by its file name passes plain tsc", () => {
  const custom = join(project, "designs/my-app/custom");
  mkdirSync(custom);
  writeFileSync(join(custom, "numbers.ts"), "export const half = (value: number): number => value / 2;\n");
  writeFileSync(join(custom, "index.ts"), 'export { half } from "./numbers.ts";\n');
  // Where npm installs trama's dependencies.
  symlinkSync(join(root, "node_modules/@types"), join(project, "node_modules/@types"));
  expect(trama("check")).toMatchObject({ status: 0, stderr: "" });
  expect(run([join(root, "node_modules/typescript/bin/tsc"), "-p", "."], project)).toMatchObject({
    status: 0,
    stdout: "",
  });
});

test("a project made by a checkout installs that checkout", () => {
  const { dependencies } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  expect(resolve(project, dependencies.trama.replace("file:", ""))).toBe(root);
});

const { devDependencies: tested } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const react = { react: tested.react, "react-dom": tested["react-dom"], "react-router-dom": tested["react-router-dom"] };

test.each([
  ["blank", undefined],
  ["crud", { "@electric-sql/pglite": tested["@electric-sql/pglite"] }],
])(
  "a project of the template %s installs React, and what its commands need, in exact versions",
  (template, devDependencies) => {
    const folder = `with-${template}`;
    expect(run([join(root, "dist/cli/main.js"), "init", folder, "--template", template], top).status).toBe(0);
    const manifest = JSON.parse(readFileSync(join(top, folder, "package.json"), "utf8"));
    expect(manifest.dependencies).toMatchObject(react);
    expect(manifest.devDependencies).toEqual(devDependencies);
    for (const version of Object.values(react)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

test("the design files name a schema that is there, one that knows elements and steps", () => {
  const file = join(project, "designs/my-app/pages/home.json");
  const { $schema } = JSON.parse(readFileSync(file, "utf8"));
  expect(existsSync(join(project, "designs/my-app/pages", $schema))).toBe(true);
  expect($schema).toContain("/schema/editor/");
});
