import { spawnSync } from "node:child_process";
import {
  cpSync,
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
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

// An untrusted checkout, with its own files, links and configuration.

const root = resolve(import.meta.dirname, "../..");
const tool = join(root, "dist/cli/main.js");
let top = "";
let project = "";
let outside = "";

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "trama-untrusted-"));
  project = join(top, "project");
  outside = join(top, "outside");
  mkdirSync(outside);
  cpSync(join(root, "designs/ola"), join(project, "designs/ola"), { recursive: true });
  bring("package.json", "{}\n");
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

function bring(path: string, text: string, mode?: number): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text, { mode });
}

function link(path: string, target: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  symlinkSync(target, join(project, path));
}

const trama = (...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], { cwd: project, encoding: "utf8", timeout: 60_000 });

test("a compile writes no git hook, although a link and a batch of the checkout ask for one", () => {
  mkdirSync(join(project, ".git/hooks"), { recursive: true });
  link("generated/ola", "../.git/hooks");
  bring(".trama/batches/999999-x/0", "#!/bin/sh\necho PWNED\n", 0o755);
  const journal = { folder: "generated/ola", write: ["pre-commit"], remove: [] };
  bring(".trama/batches/999999-x/journal.json", JSON.stringify(journal));

  const { status, stderr } = trama("compile");

  expect(readdirSync(join(project, ".git/hooks"))).toEqual([]);
  expect(stderr).toContain(
    "ignored .trama/batches: trama does not finish interrupted writes; delete it\n" +
      `error: ${join(project, "generated/ola")} is a link, and trama does not write through links; replace it\n`,
  );
  expect(status).toBe(1);
  expect(existsSync(join(project, ".trama/batches/999999-x/0"))).toBe(true);
});

test("a batch of the checkout neither replaces nor removes files of others", () => {
  bring("generated/ola/mine.txt", "mine\n");
  bring("generated/ola/other.txt", "mine\n");
  bring(".trama/batches/999999-x/0", "theirs\n");
  const journal = { folder: "generated/ola", write: ["mine.txt"], remove: ["other.txt"] };
  bring(".trama/batches/999999-x/journal.json", JSON.stringify(journal));

  expect(trama("compile").status).toBe(0);

  expect(readFileSync(join(project, "generated/ola/mine.txt"), "utf8")).toBe("mine\n");
  expect(existsSync(join(project, "generated/ola/other.txt"))).toBe(true);
});

test.each([
  ["is no JSON", "{bad"],
  ["is empty", ""],
  ["is an empty object", "{}"],
  ["leads out", JSON.stringify({ folder: "generated/ola", write: ["../../designs/ola/x.json"], remove: [] })],
  ["names an absolute path", JSON.stringify({ folder: "/tmp", write: ["/tmp/trama-pwned"], remove: ["/tmp/x"] })],
  ["names NUL", JSON.stringify({ folder: "generated/ola", write: ["a\0b"], remove: ["\0"] })],
])("a journal that %s disturbs no command", (_, journal) => {
  bring(".trama/batches/999999-x/0", "theirs\n");
  bring(".trama/batches/999999-x/journal.json", journal);
  const told = "ignored .trama/batches: trama does not finish interrupted writes; delete it\n";
  expect(trama("validate")).toMatchObject({ status: 0, stderr: told });
  expect(trama("compile")).toMatchObject({ status: 0, stderr: told });
  expect(trama("compile", "--check")).toMatchObject({ status: 0, stderr: told });
  expect(existsSync(join(project, "designs/ola/x.json"))).toBe(false);
  expect(existsSync("/tmp/trama-pwned")).toBe(false);
});

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

test.each([
  ["generated", "compile"],
  ["dist", "build"],
])("`%s` of the configuration stays in the project", (key, command) => {
  for (const folder of ["../outside", outside, "..", "generated/../../outside"]) {
    bring("trama.config.json", JSON.stringify({ [key]: folder }));
    expect(trama(command)).toMatchObject({
      status: 2,
      stderr: `error: \`${key}\` in trama.config.json is outside of the project\n  help: name a folder inside the project\n`,
    });
  }
  expect(readdirSync(outside)).toEqual([]);
  expect(readdirSync(top).sort()).toEqual(["outside", "project"]);
});

test("a build replaces only a folder that a build wrote", () => {
  bring("dist/ola/thesis.txt", "years of work\n");
  bring("dist/ola/site.json", '{ "mine": true }\n');
  expect(trama("build")).toMatchObject({
    status: 1,
    stderr: `error: ${join(project, "dist/ola")} was not written by \`trama build\`; move it away\n`,
  });
  expect(readFileSync(join(project, "dist/ola/thesis.txt"), "utf8")).toBe("years of work\n");
  rmSync(join(project, "dist/ola"), { recursive: true });

  // Names that killed builds left behind, in older versions and now.
  bring("dist/ola.old-2023/thesis.txt", "years of work\n");
  bring("dist/.trama-999999999-0123456789ab/old/thesis.txt", "years of work\n");
  bring("dist/.trama-999999998-0123456789ab/new/site.json", '{ "entry": "", "routes": [] }\n');
  bring("dist/.trama-999999998-0123456789ab/new/other.txt", "built\n");
  expect(trama("build")).toMatchObject({
    status: 0,
    stderr: "dist/.trama-999999999-0123456789ab was left by an interrupted command; delete it\n",
  });
  expect(readdirSync(join(project, "dist")).sort()).toEqual([".trama-999999999-0123456789ab", "ola", "ola.old-2023"]);
  expect(readdirSync(join(project, "dist/ola.old-2023"))).toEqual(["thesis.txt"]);

  bring("dist/ola/extra.txt", "of the last build\n");
  expect(trama("build").status).toBe(0);
  expect(existsSync(join(project, "dist/ola/extra.txt"))).toBe(false);
});

test("adopt and tables replace only files like their own", () => {
  bring("designs/ola/custom/index.ts", "export const twice = (value: number): number => 2 * value;\n");
  bring("designs/ola/custom/signatures.json", '{ "names": ["of others"] }\n');
  expect(trama("adopt")).toMatchObject({
    status: 1,
    stderr: "error: designs/ola/custom/signatures.json was not written by `trama adopt`; move it away\n",
  });
  bring("designs/ola/custom/signatures.json", '<<<<<<< HEAD\n{ "functions": {} }\n');
  expect(trama("adopt").status).toBe(0);
  bring("designs/ola/supabase/migrations/1_first.sql", "create table note (id int primary key);\n");
  bring("designs/ola/tables.json", '{ "chairs": 4 }\n');
  expect(trama("tables")).toMatchObject({
    status: 1,
    stderr: "error: designs/ola/tables.json was not written by `trama tables`; move it away\n",
  });
  expect(readFileSync(join(project, "designs/ola/tables.json"), "utf8")).toBe('{ "chairs": 4 }\n');
});

test.each([
  ["a line feed", "a\nb", "a\\u000ab"],
  ["a carriage return", "a\rb", "a\\u000db"],
  ["an escape", "a\x1b[31mb", "a\\u001b[31mb"],
  ["a line separator", "a\u2028b", "a\\u2028b"],
])("a design whose path has %s is refused", (_, name, shown) => {
  cpSync(join(project, "designs/ola"), join(project, "designs", name), { recursive: true });
  for (const command of ["validate", "compile", "fmt", "adopt"])
    expect(trama(command, `designs/${name}`)).toMatchObject({
      status: 2,
      stderr: `error: the path of the design has control characters: ${join(project, "designs")}/${shown}\n  help: rename the folder\n`,
    });
  expect(existsSync(join(project, "generated"))).toBe(false);
});

test("three compiles at once write the whole output", async () => {
  expect(trama("compile").status).toBe(0);
  const wanted = texts();
  for (let round = 0; round < 3; round++) {
    rmSync(join(project, "generated"), { recursive: true });
    const { spawn } = await import("node:child_process");
    const codes = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise((done) =>
            spawn(process.execPath, [tool, "compile"], { cwd: project, stdio: "ignore" }).on("exit", done),
          ),
      ),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(texts()).toEqual(wanted);
  }
});

/** The files of the output with their texts. */
const texts = (): [string, string][] =>
  readdirSync(join(project, "generated/ola"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path, readFileSync(path, "utf8")];
    })
    .sort();
