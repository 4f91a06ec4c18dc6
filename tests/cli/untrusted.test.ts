import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bring, checkOutForEachTest, link, outside, project, tool, top, trama } from "./untrusted-checkout.ts";

checkOutForEachTest();

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

test("the configuration names no folder of other tools, and no impossible one", () => {
  for (const [folder, name] of [
    [".git", ".git"],
    [".git/hooks", ".git"],
    ["a/../.GIT/x", ".GIT"],
    ["node_modules/react", "node_modules"],
    ["packages/a/node_modules", "node_modules"],
  ]) {
    bring("trama.config.json", JSON.stringify({ generated: folder }));
    expect(trama("compile")).toMatchObject({
      status: 2,
      stderr: `error: \`generated\` in trama.config.json is in \`${name}\`\n  help: name a folder that only Trama writes to\n`,
    });
  }
  bring("trama.config.json", JSON.stringify({ dist: "x\0y" }));
  expect(trama("build")).toMatchObject({
    status: 2,
    stderr: "error: `dist` in trama.config.json has control characters: x\\u0000y\n  help: rename the folder\n",
  });
  expect(readdirSync(project).sort()).toEqual(["designs", "package.json", "trama.config.json"]);
});

test.runIf(process.platform === "linux")("a limit of the system is not called a bug", () => {
  const limited = spawnSync("bash", ["-c", `ulimit -f 0; "${process.execPath}" "${tool}" compile`], {
    cwd: project,
    encoding: "utf8",
  });
  expect(limited).toMatchObject({ status: 1, stderr: "error: EFBIG: file too large, write\n" });
  expect(existsSync(join(project, "generated/ola/app.tsx"))).toBe(false);
  expect(trama("compile").status).toBe(0);
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
  bring("dist/.trama-999999997-0123456789ab/new/site.json", '{ "entry": "", "rou');
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
