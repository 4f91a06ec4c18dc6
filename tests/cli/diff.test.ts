import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDiff } from "../review-cases.ts";

const ola = resolve(import.meta.dirname, "../../designs/ola");
const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-diff-")));
const repository = join(top, "repository");

afterAll(() => rmSync(top, { recursive: true, force: true }));

const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@shop.example", ...args], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
}

const page = (text: string): string =>
  JSON.stringify({
    id: "inicio",
    path: "",
    title: "Início",
    sections: [{ id: "corpo", children: [{ id: "ola", type: "text", props: { text } }] }],
  });

const design = JSON.stringify({
  formatVersion: 1,
  name: "loja",
  title: "Loja",
  languages: ["pt"],
  pages: { home: "inicio" },
});

beforeAll(() => {
  mkdirSync(repository);
  git("init", "--quiet", "--initial-branch=main");
  write("package.json", '{ "private": true }');
  write("designs/loja/design.json", design);
  write("designs/loja/pages/inicio.json", page("Um"));
  git("add", ".");
  git("commit", "--quiet", "--message=One");
  git("tag", "um");
  write("designs/loja/pages/inicio.json", page("Dois"));
  git("commit", "--quiet", "--all", "--message=Two");
  write("designs/loja/pages/inicio.json", page("Três"));
});

const changed = (from: string, to: string): string => `  Início › Ola: \`text\`: "${from}" → "${to}"\n`;

describe("git revisions", () => {
  test.each([
    { args: ["HEAD"], shown: "HEAD:designs/loja → designs/loja", from: "Dois", to: "Três" },
    { args: ["um"], shown: "um:designs/loja → designs/loja", from: "Um", to: "Três" },
    { args: ["um", "HEAD"], shown: "um:designs/loja → HEAD:designs/loja", from: "Um", to: "Dois" },
    { args: ["HEAD~1", "designs/loja"], shown: "HEAD~1:designs/loja → designs/loja", from: "Um", to: "Três" },
    { args: ["um:designs/loja", "main"], shown: "um:designs/loja → main:designs/loja", from: "Um", to: "Dois" },
  ])("compares $args", async ({ args, shown, from, to }) => {
    const { code, out, err } = await runDiff(repository, ...args);
    expect(out).toBe(`${shown}: 1 change, no risk marks\n\nPages\n${changed(from, to)}`);
    expect([code, err]).toEqual([0, ""]);
  });

  test("compares the files of the project around the design, of each the nearest", async () => {
    const off = '{ "rules": { "audit/tiny-text": { "level": "off", "reason": "ruído" } } }';
    git("checkout", "--quiet", "-b", "pacotes", "--force", "um");
    write("package.json", '{ "private": true, "dependencies": { "left-pad": "1.3.0" } }');
    write("trama.config.json", "{}");
    write("designs/trama.config.json", off);
    try {
      const before = await runDiff(repository, "um");
      git("add", ".");
      git("commit", "--quiet", "--message=Three");
      const after = await runDiff(repository, "um", "HEAD");
      for (const { out } of [before, after])
        expect(out.split("\n").slice(1)).toEqual([
          "! package changed 1, rule off 1",
          "",
          "Code and files",
          "! package.json: `dependencies.left-pad`: none → `1.3.0` [package changed]",
          '! trama.config.json: rule `audit/tiny-text`: usual → off, because "ruído" [rule off]',
          "",
        ]);
    } finally {
      git("checkout", "--quiet", "--force", "main");
      write("designs/loja/pages/inicio.json", page("Três"));
    }
  });

  test("compares from inside the design", async () => {
    const { out } = await runDiff(join(repository, "designs/loja/pages"), "HEAD");
    expect(out).toContain(changed("Dois", "Três"));
  });

  test("leaves the working tree and the index alone", async () => {
    const before = git("status", "--porcelain");
    await runDiff(repository, "um", "HEAD");
    expect(git("status", "--porcelain")).toBe(before);
    expect(readdirSync(repository).sort()).toEqual([".git", "designs", "package.json"]);
  });
});

describe("exit codes", () => {
  test.each([
    { args: ["um", "um", "--fail-on", "change"], code: 0 },
    { args: ["um", "HEAD", "--fail-on", "change"], code: 1 },
    { args: ["um", "HEAD", "--fail-on", "risk"], code: 0 },
    { args: ["um", "HEAD"], code: 0 },
  ])("$args exits with $code", async ({ args, code }) => {
    expect((await runDiff(repository, ...args)).code).toBe(code);
  });
});

test("JSON has places and risks", async () => {
  const { out } = await runDiff(repository, "um", "HEAD", "--format", "json");
  expect(JSON.parse(out)).toEqual({
    base: "um:designs/loja",
    head: "HEAD:designs/loja",
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    presence: "both",
    people: [],
    risks: {},
    changes: [
      {
        area: "pages",
        unit: "Início",
        where: ["Ola"],
        text: '`text`: "Um" → "Dois"',
        risks: [],
        pages: null,
        place: { side: "head", file: "pages/inicio.json", line: 1, column: 123 },
      },
    ],
  });
});

describe("wrong calls", () => {
  test.each([
    {
      args: ["nao-existe"],
      err: "error: there is no design folder and no git revision `nao-existe`\n  help: name a folder with design.json, or a branch, tag or commit; fetch it first if it is on a server\n",
    },
    {
      args: ["--", "--output=/tmp/x"],
      err: "error: there is no design folder and no git revision `--output=/tmp/x`\n  help: name a folder with design.json, or a branch, tag or commit; fetch it first if it is on a server\n",
    },
    { args: ["um:designs"], err: "error: `um:designs` is not a design: it has no design.json\n" },
    {
      args: ["um:designs/lojas"],
      err: "error: there is no folder `designs/lojas` in that revision\n  help: name its folder there: `<revision>:<folder>`\n",
    },
    {
      args: ["designs/loja", "designs/lojas"],
      err: "error: there is no folder `designs/lojas`\n  help: did you mean `designs/loja`?\n",
    },
  ])("$args", async ({ args, err }) => {
    expect(await runDiff(repository, ...args)).toEqual({ code: 2, out: "", err });
  });

  test("outside of a repository", async () => {
    const folder = join(top, "ola");
    cpSync(ola, folder, { recursive: true });
    const { code, out, err } = await runDiff(folder, "HEAD");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("is not in a git repository\n  help: name two folders, or run this inside the repository\n");
  });
});

describe("broken designs", () => {
  test("on one side: reports the error with its position, and nothing else", async () => {
    const folder = join(top, "broken");
    cpSync(join(repository, "designs/loja"), folder, { recursive: true });
    writeFileSync(join(folder, "pages/inicio.json"), '{ "id": "inicio", }\n');
    const { code, out, err } = await runDiff(repository, "designs/loja", "../broken", "--format", "json");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`${folder}/pages/inicio.json:1:17`);
    expect(err).toContain(`error: ${folder} cannot be compared: fix its errors first\n`);
  });

  test("in a revision: the position is in the revision", async () => {
    write("designs/loja/pages/inicio.json", '{ "id": "inicio" }\n');
    git("commit", "--quiet", "--all", "--message=Broken");
    git("tag", "quebrado");
    const { code, out, err } = await runDiff(repository, "um", "quebrado");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain("quebrado:designs/loja/pages/inicio.json:1:1");
  });
});

test("--build compares what pages load, and leaves nothing behind", async () => {
  const folder = join(top, "sizes");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  for (const side of ["base", "head"]) {
    mkdirSync(join(folder, side, "pages"), { recursive: true });
    writeFileSync(join(folder, side, "design.json"), design);
    writeFileSync(join(folder, side, "pages/inicio.json"), page("Um"));
  }
  const field = { id: "dia", type: "date-picker", props: { label: "Dia" } };
  const grown = page("Um").replace("]}]}", `,${JSON.stringify(field)}]}]}`);
  writeFileSync(join(folder, "head/pages/inicio.json"), grown);
  const { code, out, err } = await runDiff(folder, "base", "head", "--build", "--fail-on", "risk");
  expect(out).toMatch(/^! Início loads \d+\.\d kB instead of \d+\.\d kB \[bundle grown\]$/m);
  expect([code, err]).toEqual([1, expect.stringMatching(/^not approved: /)]);
  expect(readdirSync(folder).sort()).toEqual(["base", "head", "package.json"]);
});

describe("hostile repositories", () => {
  test("a link among the files of a design is refused", async () => {
    write("designs/links/design.json", design);
    mkdirSync(join(repository, "designs/links/pages"));
    symlinkSync("/etc/hostname", join(repository, "designs/links/pages/inicio.json"));
    git("add", "designs/links");
    git("commit", "--quiet", "--message=Link");
    expect(await runDiff(repository, "HEAD:designs/links", "um:designs/loja")).toEqual({
      code: 1,
      out: "",
      err: "error: pages/inicio.json is a link, which cannot be read from a git revision\n",
    });
  });

  test("a path out of the design is refused", async () => {
    const store = (type: string, content: string | Buffer): Buffer => {
      const hash = execFileSync("git", ["hash-object", "-w", "-t", type, "--literally", "--stdin"], {
        cwd: repository,
        input: content,
      });
      return Buffer.from(hash.toString().trim(), "hex");
    };
    const tree = (...entries: readonly (readonly [name: string, hash: Buffer])[]): Buffer =>
      store("tree", Buffer.concat(entries.flatMap(([name, hash]) => [Buffer.from(`${name}\0`), hash])));
    const file = store("blob", design);
    const pages = tree(["40000 ..", tree(["100644 fora.json", file])]);
    const commit = git(
      "commit-tree",
      tree(["100644 design.json", file], ["40000 pages", pages]).toString("hex"),
      "-m",
      "Out",
    );
    expect(await runDiff(repository, `${commit}:`, "um:designs/loja")).toEqual({
      code: 1,
      out: "",
      err: "error: pages/../fora.json is outside of the design folder\n",
    });
  });

  test("texts of a design cannot end a line or hide text in a terminal", async () => {
    write("designs/escapes/design.json", design);
    write("designs/escapes/pages/inicio.json", page("Um\u001b[2J\nAccess\u202e"));
    const { out } = await runDiff(repository, "um:designs/loja", "designs/escapes");
    expect(out).toContain(changed("Um", "Um\\u{1b}[2J↵Access\\u{202e}"));
  });
});
