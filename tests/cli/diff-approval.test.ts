import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runDiff } from "../review-cases.ts";

// An approval is bound to one exact change, and is read from where the branch cannot write.

let top = "";
let repository = "";
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
const page = (path: string, title = "Preços"): string =>
  JSON.stringify({ id: "precos", path, title, sections: [] }, null, 2);
const approvals = (change: string): string =>
  JSON.stringify({ approved: [{ change, by: "Ana", reason: "The old address was never given out." }] });

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "trama-approval-")));
  repository = join(top, "repository");
  mkdirSync(repository);
  git("init", "--quiet", "--initial-branch=main");
  write("package.json", '{ "private": true }');
  const design = { formatVersion: 1, name: "loja", title: "Loja", languages: ["pt"], pages: { home: "precos" } };
  write("designs/loja/design.json", JSON.stringify(design));
  write("designs/loja/pages/precos.json", page("precos"));
  git("add", ".");
  git("commit", "--quiet", "--message=One");
  git("checkout", "--quiet", "-b", "branch");
  write("designs/loja/pages/precos.json", page("tabela"));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const diff = (...options: readonly string[]) => runDiff(repository, "main", ...options);
const hashOf = async (...names: readonly string[]): Promise<string> =>
  JSON.parse((await runDiff(repository, ...names, "--format", "json")).out).hash;
const approvedBy = async (file: string) => {
  const { code, err } = await diff("--fail-on", "risk", "--approved", file);
  return { code, err };
};

const notApproved = (hash: string): string =>
  `not approved: designs/loja has risk marks; the hash of exactly this change is ${hash}\n`;

test("the report has the hash of a change with marks, and a file outside of the repository approves it", async () => {
  const hash = await hashOf("main");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const { code, err } = await diff("--fail-on", "risk");
  expect([code, err]).toEqual([1, notApproved(hash)]);
  const file = join(top, "approvals.json");
  writeFileSync(file, approvals(hash));
  expect(await approvedBy(file)).toEqual({ code: 0, err: "approved by Ana: The old address was never given out.\n" });
});

test("any other edit needs another approval", async () => {
  const file = join(top, "approvals.json");
  writeFileSync(file, approvals(await hashOf("main")));
  write("designs/loja/pages/precos.json", page("tabela", "Tabela"));
  expect(await approvedBy(file)).toEqual({ code: 1, err: notApproved(await hashOf("main")) });
  write("designs/loja/pages/precos.json", page("tabela"));
  expect((await approvedBy(file)).code).toBe(0);
});

test("the hash is of the contents: of a folder, of a commit, and with other line ends", async () => {
  const hash = await hashOf("main");
  git("commit", "--quiet", "--all", "--message=Two");
  expect(await hashOf("main", "branch")).toBe(hash);
  write("designs/loja/pages/precos.json", page("tabela").replaceAll("\n", "\r\n"));
  expect(await hashOf("main")).toBe(hash);
});

test("what the branch adds never approves: the file is read from the base", async () => {
  const hash = await hashOf("main");
  write("approvals.json", approvals(hash));
  expect(await approvedBy("approvals.json")).toEqual({
    code: 2,
    err: expect.stringContaining("`main` has no file `approvals.json`"),
  });
  git("stash", "--include-untracked", "--quiet");
  git("checkout", "--quiet", "main");
  write("approvals.json", approvals(hash));
  git("add", ".");
  git("commit", "--quiet", "--message=Approve");
  git("checkout", "--quiet", "branch");
  git("stash", "pop", "--quiet");
  write("approvals.json", "{}");
  expect((await approvedBy("approvals.json")).code).toBe(0);
});

test("links do not lead around this", async () => {
  write("approvals.json", approvals(await hashOf("main")));
  symlinkSync(join(repository, "approvals.json"), join(top, "outside.json"));
  expect((await approvedBy(join(top, "outside.json"))).code).toBe(2);
  writeFileSync(join(top, "real.json"), approvals(await hashOf("main")));
  symlinkSync(join(top, "real.json"), join(repository, "linked.json"));
  expect((await approvedBy("linked.json")).code).toBe(2);
});

test("two folders have no base that could approve a file of the project", async () => {
  const old = join(top, "old");
  mkdirSync(old);
  git("--work-tree", old, "checkout", "main", "--", "designs/loja");
  git("reset", "--quiet");
  write("approvals.json", approvals("0".repeat(64)));
  const { code, err } = await runDiff(
    repository,
    join(old, "designs/loja"),
    "designs/loja",
    "--fail-on",
    "risk",
    "--approved",
    "approvals.json",
  );
  expect([code, err]).toEqual([2, expect.stringContaining("part of what is reviewed")]);
});

test.each([
  ["", "Unexpected end of JSON input"],
  ["[]", "`approved` is not a list"],
  ['{ "approved": [{ "change": "abc", "by": "Ana", "reason": "x" }] }', "not a hash of 64 digits"],
  [`{ "approved": [{ "change": "${"0".repeat(64)}", "reason": "x" }] }`, "does not say by whom"],
  [`{ "approved": [{ "change": "${"0".repeat(64)}", "by": "Ana", "reason": "" }] }`, "has no reason"],
])("a file %s is refused", async (text, message) => {
  writeFileSync(join(top, "approvals.json"), text);
  const { code, err } = await approvedBy(join(top, "approvals.json"));
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
});

test("--approved needs --fail-on risk, and a file", async () => {
  expect((await diff("--approved", "x.json")).code).toBe(2);
  expect((await diff("--approved", join(top, "x.json"), "--fail-on", "risk")).code).toBe(2);
});
