import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bring, checkOutForEachTest, link, outside, project, tool, top, trama } from "./untrusted-checkout.ts";

checkOutForEachTest();

describe("nothing is written through a link", () => {
  const refused = (path: string, ...args: string[]): void => {
    const { status, stderr } = trama(...args);
    expect(stderr).toContain(`${join(project, path)} is a link, and trama does not write through links; replace it\n`);
    expect(status).toBe(1);
    expect(readdirSync(outside)).toEqual([]);
  };

  test.each(["generated", "generated/ola", "generated/ola/pages", "generated/ola/app.tsx", ".trama"])(
    "compile: %s",
    (path) => {
      link(path, path.endsWith(".tsx") ? join(outside, "new.tsx") : outside);
      refused(path, "compile");
      if (path !== ".trama") refused(path, "compile", "--check");
    },
  );

  test.each([".trama", ".trama/check", ".trama/check/ola", ".trama/check/ola/tsconfig.json"])("check: %s", (path) => {
    expect(trama("compile").status).toBe(0);
    link(path, path.endsWith(".json") ? join(outside, "new.json") : outside);
    refused(path, "check");
  });

  test.each(["dist", "dist/ola"])("build: %s", (path) => {
    link(path, outside);
    refused(path, "build");
  });

  test.each([".trama", ".trama/data", ".trama/data/ola", ".trama/data/ola/storage/a"])("serve: %s", (path) => {
    bring("designs/ola/supabase/config.toml", "");
    link(path, outside);
    bring("dist/ola/site.json", "{}");
    refused(path, "serve", "--backend", "--port", "0");
  });

  test("fmt: a page, and a folder of pages", () => {
    const page = readdirSync(join(project, "designs/ola/pages"))[0] ?? "";
    const text = JSON.stringify(JSON.parse(readFileSync(join(project, "designs/ola/pages", page), "utf8")));
    rmSync(join(project, "designs/ola/pages", page));
    bring("designs/ola/drafts/page.json", text);
    link(`designs/ola/pages/${page}`, "../drafts/page.json");
    refused(`designs/ola/pages/${page}`, "fmt");
    rmSync(join(project, "designs/ola/pages"), { recursive: true });
    link("designs/ola/pages", "drafts");
    refused("designs/ola/pages", "fmt");
    expect(readFileSync(join(project, "designs/ola/drafts/page.json"), "utf8")).toBe(text);
  });

  test("fmt: the folder of the design", () => {
    cpSync(join(project, "designs/ola"), join(top, "elsewhere"), { recursive: true });
    writeFileSync(join(top, "elsewhere/design.json"), '{"name":"ola"}');
    rmSync(join(project, "designs/ola"), { recursive: true });
    link("designs/ola", join(top, "elsewhere"));
    refused("designs/ola", "fmt");
    expect(readFileSync(join(top, "elsewhere/design.json"), "utf8")).toBe('{"name":"ola"}');
  });

  test("adopt: the file, the name it was staged under before, and its folder", () => {
    bring("designs/ola/custom/index.ts", "export const twice = (value: number): number => 2 * value;\n");
    link("designs/ola/custom/signatures.json.new", join(outside, "new.json"));
    expect(trama("adopt").status).toBe(0);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(join(project, "designs/ola/custom/signatures.json"));
    link("designs/ola/custom/signatures.json", join(outside, "new.json"));
    refused("designs/ola/custom/signatures.json", "adopt");
  });

  test("tables", () => {
    bring("designs/ola/supabase/migrations/1_first.sql", "create table note (id int primary key);\n");
    link("designs/ola/tables.json", join(outside, "new.json"));
    refused("designs/ola/tables.json", "tables");
  });

  test.each(["supabase/functions", "supabase/functions/plugins/index.ts"])("functions: %s", (path) => {
    mkdirSync(join(project, "designs/ola/supabase"));
    const settings = JSON.parse(readFileSync(join(project, "designs/ola/design.json"), "utf8"));
    const plugins = { rest: { server: { "https://api.example": { methods: ["GET"], paths: ["/x"] } } } };
    bring("designs/ola/design.json", JSON.stringify({ ...settings, plugins }));
    link(`designs/ola/${path}`, path.endsWith(".ts") ? join(outside, "new.ts") : outside);
    refused(`designs/ola/${path}`, "functions");
  });

  test("init", () => {
    link("new/designs", outside);
    refused("new/designs", "init", "new");
    rmSync(join(project, "new"), { recursive: true });
    link("new/tsconfig.json", join(outside, "new.json"));
    expect(trama("init", "new")).toMatchObject({ status: 2 });
    expect(readdirSync(outside)).toEqual([]);
  });
});

test("a project is compiled where a folder above it is a link", () => {
  symlinkSync(project, join(top, "linked"));
  mkdirSync(join(top, "home"));
  symlinkSync("..", join(top, "home/away"));
  expect(trama("compile", join(top, "home/away/project/designs/ola"))).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(project, "generated/ola/app.tsx"))).toBe(true);
  const cwd = join(top, "linked");
  const { status } = spawnSync(process.execPath, [tool, "compile", "--check"], { cwd, encoding: "utf8" });
  expect(status).toBe(0);
});
