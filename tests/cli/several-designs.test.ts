import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { main } from "../../cli/main.ts";
import { writeFiles } from "../write-files.ts";

// Commands for several designs, in a repository with three: one is right, one has an error, one has code and a database.

const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-several-")));
const repository = join(top, "repository");
afterAll(() => rmSync(top, { recursive: true, force: true }));

async function trama(...args: readonly string[]) {
  return tramaIn(repository, ...args);
}

async function tramaIn(cwd: string, ...args: readonly string[]) {
  const told = { out: "", err: "" };
  const code = await main(args, {
    cwd,
    out: (text) => {
      told.out += text;
    },
    err: (text) => {
      told.err += text;
    },
    color: false,
    progress: false,
  });
  return { code, ...told };
}

const git = (...args: readonly string[]): void =>
  void execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@shop.example", ...args], {
    cwd: repository,
    stdio: "ignore",
  });

const design = (name: string): string =>
  JSON.stringify({ formatVersion: 1, name, title: "Loja", languages: ["pt"], pages: { home: "inicio" } });

const page = (text: string, props: object = {}): string =>
  JSON.stringify({
    id: "inicio",
    path: "",
    title: "Início",
    sections: [{ id: "corpo", children: [{ id: "ola", type: "text", props: { text, tag: "h1", ...props } }] }],
  });

beforeEach(() => {
  rmSync(repository, { recursive: true, force: true });
  writeFiles(repository, {
    "package.json": '{ "private": true }\n',
    "common/money.ts": 'export * from "./cents";\n',
    "common/cents.ts": "export const cents = 100;\n",
    "designs/blog/design.json": design("blog"),
    "designs/blog/pages/inicio.json": page("Um"),
    "designs/shop/design.json": design("shop"),
    "designs/shop/pages/inicio.json": page("Um"),
    "designs/shop/custom/index.ts":
      'import { cents } from "../../../common/money.ts";\nexport const one = (): number => cents;\n',
    "designs/shop/supabase/migrations/1_first.sql": "create table note (id int primary key);\n",
    "designs/wiki/design.json": design("wiki"),
    "designs/wiki/pages/inicio.json": page("Um"),
    "node_modules/other/design.json": design("other"),
    ".hidden/design.json": design("hidden"),
    ".gitignore": "node_modules/\n",
  });
  mkdirSync(repository, { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=One");
});

const wrong = page("Um", { taggg: "h2" });

describe("several designs", () => {
  test("are all below the folder, or those that are named, with a summary at the end", async () => {
    writeFiles(repository, { "designs/shop/pages/inicio.json": wrong });
    const all = await trama("validate", "--all");
    expect(all.out).toContain("error property/unknown: ");
    expect(all.out).toContain(
      "\n3 designs: 2 ok, 1 failed\n" +
        "  designs/blog  ok      designs/blog is valid\n" +
        "  designs/shop  failed  1 error\n" +
        "  designs/wiki  ok      designs/wiki is valid\n",
    );
    expect(all).toMatchObject({ code: 1, err: "" });
    const two = await trama("validate", "designs/blog", "designs/wiki");
    expect(two).toEqual({
      code: 0,
      out: "2 designs: 2 ok\n  designs/blog  ok  designs/blog is valid\n  designs/wiki  ok  designs/wiki is valid\n",
      err: "",
    });
    expect((await tramaIn(join(repository, "designs/blog"), "validate", "--all")).out).toContain("1 design: 1 ok\n");
  });

  test("each run, also after one that cannot, and the worst exit code is the result", async () => {
    expect(await trama("validate", "designs/bloog", "designs/wiki")).toEqual({
      code: 2,
      out:
        "2 designs: 1 ok, 1 could not run\n" +
        "  designs/bloog  could not run  there is no folder `designs/bloog`\n" +
        "  designs/wiki   ok             designs/wiki is valid\n",
      err: "error: there is no folder `designs/bloog`\n  help: did you mean `designs/blog`?\n",
    });
  });

  test("have their findings in one document for tools, and the summary on stderr", async () => {
    writeFiles(repository, { "designs/shop/pages/inicio.json": wrong, "designs/wiki/pages/inicio.json": wrong });
    const files = ["designs/shop/pages/inicio.json", "designs/wiki/pages/inicio.json"];
    const json = await trama("validate", "--all", "--format", "json");
    expect(JSON.parse(json.out).map(({ file }: { readonly file: string }) => file)).toEqual(files);
    expect(json.err).toContain("3 designs: 1 ok, 2 failed\n");
    expect(json.code).toBe(1);
    const { runs } = JSON.parse((await trama("check", "--all", "--format", "sarif")).out);
    expect(runs).toHaveLength(1);
    const places = new Set(
      runs[0].results.map(
        ({ locations }: { locations: readonly { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
          locations[0]?.physicalLocation.artifactLocation.uri,
      ),
    );
    // The output of the first is missing.
    expect([...places]).toEqual(["designs/blog/design.json", "designs/blog/pages/inicio.json", ...files]);
    const github = await trama("validate", "--all", "--format", "github");
    expect(github.out.match(/^::error file=designs\/\w+\/pages\/inicio\.json,/gm)).toHaveLength(2);
    writeFiles(repository, { "trama.config.json": '{ "format": "json" }' });
    expect(JSON.parse((await trama("validate", "designs/blog", "designs/wiki")).out)).toHaveLength(1);
  });

  test("that were not named are skipped by commands that have nothing to do for them", async () => {
    const { code, out } = await trama("tables", "--all");
    expect(out).toContain("3 designs: 1 ok, 2 skipped\n");
    expect(out).toContain("designs/wiki  skipped  the design has no supabase/ folder to read tables from\n");
    expect(code).toBe(0);
    expect(existsSync(join(repository, "designs/shop/tables.json"))).toBe(true);
    expect((await trama("tables", "designs/shop", "designs/wiki")).code).toBe(2);
  });

  test("are formatted, compiled and checked", async () => {
    expect((await trama("fmt", "--all", "--check")).out).toMatch(
      / {2}designs\/blog {2}failed {2}\d files? not formatted\n/,
    );
    expect((await trama("fmt", "--all")).code).toBe(0);
    expect((await trama("fmt", "--all", "--check")).code).toBe(0);
    expect((await trama("compile", "designs/blog", "designs/wiki")).code).toBe(0);
    const { out } = await trama("check", "designs/blog", "designs/wiki");
    expect(out).toContain("designs/blog  ok  generated/blog is up to date and type-checks\n");
  });

  test("have a baseline each", async () => {
    expect(await trama("audit", "--all", "--no-database", "--baseline", "known.json")).toMatchObject({
      code: 2,
      err: "error: `--baseline without `{design}` in its name` works on one design\n  help: name one, and leave out `--all` and `--since`\n",
    });
    const args = ["audit", "--all", "--no-database", "--baseline", "known/{design}.json"];
    expect((await trama(...args, "--update-baseline")).code).toBe(0);
    expect((await trama(...args)).code).toBe(0);
    expect(JSON.parse(readFileSync(join(repository, "known/blog.json"), "utf8"))).toHaveProperty("known");
  });
});

describe("commands", () => {
  const several = "validate, compile, check, build, fmt, migrate, diff, audit, functions, adopt, texts, tables";

  test("for one design say which take several", async () => {
    const { out } = await trama("--help");
    const names = [...out.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = ""]) => name);
    expect(names).toEqual(expect.arrayContaining(["init", "serve", "dev", "explain"]));
    for (const name of names.filter((each) => !several.split(", ").includes(each))) {
      const args = { merge: ["a", "b", "c"], where: ["a"] }[name] ?? [];
      const { code, err } = await trama(name, ...args, "--all");
      expect({ name, code, err }).toEqual({
        name,
        code: 2,
        err: expect.stringMatching(
          new RegExp(`^error: \`trama ${name}\` .*\n  help: these commands take several: ${several}\n$`),
        ),
      });
    }
    expect(await trama("serve", "designs/blog", "designs/wiki")).toMatchObject({
      code: 2,
      err: expect.stringContaining("error: `trama serve` works on one design\n"),
    });
  });

  test.each([
    [["compile", "--all", "--watch"], "`--watch` works on one design"],
    [["build", "--all", "--url", "https://shop.example"], "`--url` works on one design"],
    [["texts", "--all", "--import", "a.po"], "`--import with files` works on one design"],
    [["check", "designs/blog", "--all"], "`--all` is every design: leave out their names, or `--all`"],
    [["diff", "--all"], "`trama diff --all` needs a base"],
    [["diff", "--since", "main", "main"], "`--since` names the base"],
    [["diff"], "`trama diff` needs a base"],
    [["check", "--since", "no-such"], "there is no design folder and no git revision `no-such`"],
  ])("refuse %j", async (args, message) => {
    const { code, err } = await trama(...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`error: ${message}`) });
  });

  test("find no design in an empty folder", async () => {
    expect(await tramaIn(join(repository, "common"), "check", "--all")).toMatchObject({
      code: 2,
      err: "error: no design at or below this folder\n  help: go to a folder that contains designs, or name them\n",
    });
  });
});

describe("--since", () => {
  const unaffected = (...names: readonly string[]) =>
    `not affected by what changed since main: ${names.map((name) => `designs/${name}`).join(", ")}\n`;
  const since = async () => (await trama("validate", "--since", "main")).err;

  test("runs for no design when nothing changed, and tools read an empty document", async () => {
    expect(await trama("validate", "--since", "main", "--format", "json")).toEqual({
      code: 0,
      out: "[]\n",
      err: unaffected("blog", "shop", "wiki"),
    });
  });

  test.each([
    ["a page", { "designs/shop/pages/inicio.json": page("Dois") }, "designs/shop/pages/inicio.json changed"],
    ["a migration", { "designs/shop/supabase/migrations/2.sql": ";" }, "designs/shop/supabase/migrations/2.sql added"],
    ["own code", { "designs/shop/custom/more.ts": "" }, "designs/shop/custom/more.ts added"],
    ["a file that own code imports", { "common/cents.ts": "" }, "common/cents.ts changed"],
    ["output", { "generated/shop/app.tsx": "" }, "generated/shop/app.tsx added"],
    ["a nearer package.json", { "designs/shop/package.json": "{}" }, "designs/shop/package.json added"],
  ])("finds the design of %s", async (_, files, why) => {
    writeFiles(repository, files);
    expect(await since()).toBe(`designs/shop: ${why}\n${unaffected("blog", "wiki")}`);
    git("add", ".");
    git("commit", "--quiet", "--message=Two");
    git("checkout", "--quiet", "--detach");
    git("branch", "--quiet", "--force", "main", "HEAD~1");
    expect(await since()).toBe(`designs/shop: ${why}\n${unaffected("blog", "wiki")}`);
  });

  test("finds all designs of what they share, and several reasons are counted", async () => {
    writeFiles(repository, { "trama.config.json": "{}", "designs/wiki/texts/en.po": "" });
    expect(await since()).toBe(
      "designs/blog: trama.config.json added\n" +
        "designs/shop: trama.config.json added\n" +
        "designs/wiki: designs/wiki/texts/en.po added, and 1 more file\n",
    );
  });

  test("finds what is gone: of the design, of its output, of what its code imports", async () => {
    rmSync(join(repository, "common/cents.ts"));
    expect(await since()).toBe(`designs/shop: common/cents.ts removed\n${unaffected("blog", "wiki")}`);
  });

  test("finds packages of the workspace that code imports, and tests that import the output", async () => {
    writeFiles(repository, {
      "packages/ui/index.ts": "export const size = 1;\n",
      "designs/wiki/custom/index.ts": 'export { size } from "@shop/ui";\n',
      "tests/blog.test.ts": 'import "../generated/blog/app.tsx";\n',
    });
    mkdirSync(join(repository, "node_modules/@shop"));
    symlinkSync("../../packages/ui", join(repository, "node_modules/@shop/ui"));
    git("add", ".");
    git("commit", "--quiet", "--message=Two");
    expect(await since()).toBe(unaffected("blog", "shop", "wiki"));
    writeFiles(repository, {
      "packages/ui/index.ts": "export const size = 2;\n",
      "tests/blog.test.ts": '// More\nimport "../generated/blog/app.tsx";\n',
    });
    expect(await since()).toBe(
      "designs/blog: tests/blog.test.ts changed\n" +
        `designs/wiki: packages/ui/index.ts changed\n${unaffected("shop")}`,
    );
  });

  test("takes neither line ends nor files of Git LFS for changes", async () => {
    const picture = "a large picture";
    const oid = createHash("sha256").update(picture).digest("hex");
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${picture.length}\n`;
    const text = '{\n  "variables": {}\n}\n';
    writeFiles(repository, { "designs/blog/assets/a.png": pointer, "designs/blog/variables.json": text });
    git("add", ".");
    git("commit", "--quiet", "--message=Two");
    writeFiles(repository, {
      "designs/blog/assets/a.png": picture,
      "designs/blog/variables.json": text.replaceAll("\n", "\r\n"),
      "designs/shop/supabase/functions/.env": "SECRET=1\n",
    });
    expect(await since()).toBe(unaffected("blog", "shop", "wiki"));
  });

  test.skipIf(process.platform === "win32")("shows names that could be commands to a runner on one line", async () => {
    writeFiles(repository, { "designs/wiki/assets/a\n::error::b.txt": "" });
    const since = await trama("validate", "--since", "main");
    expect(since.err).toContain("designs/wiki: designs/wiki/assets/a↵::error::b.txt added\n");
    writeFiles(repository, { "designs/x\n::error::y/design.json": design("x") });
    const all = await trama("validate", "--all");
    expect(all.out).toContain("  designs/x↵::error::y  could not run  the path of the design has control characters: ");
    for (const { out, err } of [since, all]) expect(`${out}${err}`).not.toMatch(/^::/m);
    expect([since.code, all.code]).toEqual([0, 2]);
  });

  test("chooses among designs that are named", async () => {
    writeFiles(repository, { "designs/shop/pages/inicio.json": wrong, "designs/wiki/pages/inicio.json": page("Dois") });
    expect(await trama("validate", "designs/blog", "designs/wiki", "--since", "main")).toMatchObject({
      code: 0,
      out: "1 design: 1 ok\n  designs/wiki  ok  designs/wiki is valid\n",
    });
  });
});

describe("diff", () => {
  beforeEach(() => {
    rmSync(join(repository, "designs/blog"), { recursive: true });
    writeFiles(repository, {
      "designs/new/design.json": design("new"),
      "designs/new/pages/inicio.json": page("Novo"),
      "designs/wiki/pages/inicio.json": page("Dois"),
    });
  });

  const summary = (shop: string): string =>
    "  designs/blog  ok  removed design, 5 changes, 1 risk mark\n" +
    "  designs/new   ok  new design, 5 changes, no risk marks\n" +
    shop +
    "  designs/wiki  ok  1 change, no risk marks\n";

  test("compares all designs of both sides, and says which are new or removed", async () => {
    const { code, out } = await trama("diff", "--all", "main");
    expect(out).toContain("main:designs/blog → designs/blog: removed design, 5 changes, 1 risk mark\n");
    expect(out).toContain("main:designs/new → designs/new: new design, 5 changes, no risk marks\n");
    expect(out).toContain(`\n4 designs: 4 ok\n${summary("  designs/shop  ok  no changes\n")}`);
    expect(code).toBe(0);
    git("add", ".");
    git("commit", "--quiet", "--message=Two");
    expect((await trama("diff", "--all", "main~1", "main")).out).toContain(
      "main~1:designs/blog → main:designs/blog: removed design, 5 changes, 1 risk mark\n",
    );
  });

  test("compares those that are affected, in one document", async () => {
    const { out, err } = await trama("diff", "--since", "main", "--format", "json");
    expect(
      JSON.parse(out).map(({ head, presence }: { readonly head: string; readonly presence: string }) => [
        head,
        presence,
      ]),
    ).toEqual([
      ["designs/blog", "removed"],
      ["designs/new", "new"],
      ["designs/wiki", "both"],
    ]);
    expect(err).toContain(`3 designs: 3 ok\n${summary("")}`);
    const markdown = await trama("diff", "--all", "main", "--format", "markdown");
    expect(markdown.out).toMatch(/\n\nNo changes: designs\/shop\.\n$/);
    const html = await trama("diff", "--all", "main", "--format", "html");
    expect(html.out.match(/<!doctype html>/g)).toHaveLength(1);
    expect(html.out.match(/<article>/g)).toHaveLength(4);
  });

  test("fails for a new or removed design, if a change fails", async () => {
    const { code, out } = await trama("diff", "--all", "main", "--fail-on", "change");
    expect(out).toContain("4 designs: 1 ok, 3 failed\n");
    expect(code).toBe(1);
    expect((await trama("diff", "--all", "main", "--fail-on", "risk")).out).toContain("4 designs: 3 ok, 1 failed\n");
  });

  test.each([
    [["main", "designs/new"], "main:designs/new → designs/new: new design, 5 changes, no risk marks\n"],
    [["main:designs/new", "designs/new"], "main:designs/new → designs/new: new design, 5 changes, no risk marks\n"],
    [["main", "designs/blog"], "main:designs/blog → designs/blog: removed design, 5 changes, 1 risk mark\n"],
  ])("compares one that only one side has: %j", async (args, first) => {
    const { code, out } = await trama("diff", ...args);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(first) });
  });

  test.each([
    [["main:designs/blo", "designs/wiki"], "there is no folder `designs/blo` in that revision"],
    [["main", "designs/bloog"], "there is no design folder and no git revision `designs/bloog`"],
  ])("still refuses a misspelt name: %j", async (args, message) => {
    const { code, err } = await trama("diff", ...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  });
});
