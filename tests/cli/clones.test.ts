import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runDiff } from "../review-cases.ts";

// Clones as continuous integration makes them: partial, shallow, of another owner, read-only.

const root = resolve(import.meta.dirname, "../..");
const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-clones-")));
const origin = join(top, "origin");
afterAll(() => rmSync(top, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@shop.example", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();

const page = (text: string): string =>
  JSON.stringify({
    id: "inicio",
    path: "",
    title: "Início",
    sections: [{ id: "corpo", children: [{ id: "ola", type: "text", props: { text } }] }],
  });

beforeAll(() => {
  cpSync(join(root, "designs/ola"), join(origin, "designs/ola"), { recursive: true });
  writeFileSync(join(origin, "package.json"), '{ "private": true }\n');
  git(origin, "init", "--quiet", "--initial-branch=main");
  git(origin, "config", "uploadpack.allowFilter", "true");
  git(origin, "config", "uploadpack.allowAnySHA1InWant", "true");
  git(origin, "add", ".");
  git(origin, "commit", "--quiet", "--message=One");
  writeFileSync(join(origin, "designs/ola/pages/inicio.json"), page("Dois"));
  git(origin, "commit", "--quiet", "--all", "--message=Two");
});

/** A clone of the repository with options of git. */
function clone(name: string, ...options: readonly string[]): string {
  git(top, "clone", "--quiet", ...options, `file://${origin}`, name);
  return join(top, name);
}

test("a partial clone says in git's words what is missing, and the command that it names brings it", async () => {
  const folder = clone("partial", "--filter=blob:none");
  const { code, out, err } = await runDiff(folder, "HEAD~1");
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(
    /^error: git: could not fetch [0-9a-f]{40} from promisor remote\n {2}help: this clone has only a part of the files, /,
  );
  const [, command = ""] = /get them with `git (archive [^`]+)`/.exec(err) ?? [];
  git(folder, ...command.split(" "));
  const again = await runDiff(folder, "HEAD~1");
  expect(again).toMatchObject({ code: 0, err: "" });
  expect(again.out).toContain("HEAD~1:designs/ola → designs/ola: ");
});

test("a partial clone knows which designs a change affects, and nothing is fetched for it", async () => {
  const folder = clone("affected", "--filter=blob:none");
  const missing = () => git(folder, "rev-list", "--objects", "--missing=print", "--all").match(/^\?/gm)?.length;
  const before = missing();
  const run = spawnSync(process.execPath, [join(root, "dist/cli/main.js"), "validate", "--since", "HEAD~1"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(run).toMatchObject({ status: 0, stderr: "designs/ola: designs/ola/pages/inicio.json changed\n" });
  expect(missing()).toBe(before);
  expect(before).toBeGreaterThan(0);
});

test("a shallow clone says how to fetch the history", async () => {
  const folder = clone("shallow", "--depth=1");
  expect(await runDiff(folder, "HEAD~1")).toEqual({
    code: 2,
    out: "",
    err:
      "error: there is no design folder and no git revision `HEAD~1`\n" +
      "  help: this clone is shallow: fetch the history first, with `fetch-depth: 0` in the checkout or `git fetch --unshallow origin`\n",
  });
});

test("a clone of another owner gets git's own sentence, with the setting that git names", async () => {
  const folder = clone("owner");
  // For tests of git itself.
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  expect(await runDiff(folder, "HEAD~1")).toEqual({
    code: 2,
    out: "",
    err:
      `error: git: detected dubious ownership in repository at '${folder}'\n` +
      `  help: To add an exception for this directory, call: git config --global --add safe.directory ${folder}\n`,
  });
  vi.stubEnv("GIT_CONFIG_COUNT", "1");
  vi.stubEnv("GIT_CONFIG_KEY_0", "safe.directory");
  vi.stubEnv("GIT_CONFIG_VALUE_0", folder);
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "0");
  expect(await runDiff(folder, "HEAD~1")).toMatchObject({ code: 0, err: "" });
});

test("a broken clone gets git's own sentence", async () => {
  const folder = clone("broken");
  writeFileSync(join(folder, ".git/config"), "[core\n");
  expect(await runDiff(folder, "HEAD~1")).toEqual({
    code: 2,
    out: "",
    err: expect.stringMatching(/^error: git: bad config line 1 in file .*config\n/),
  });
});

/** Whether the rights of files hold for this user: not for root, which runs as another one then. */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

test.skipIf(process.platform === "win32")("a read-only checkout is checked, and nothing is left behind", () => {
  const folder = clone("read-only");
  const temporary = mkdtempSync(join(top, "temporary-"));
  chmodSync(temporary, 0o777);
  chmodSync(top, 0o755);
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, "dist/cli/main.js"), ...args], {
      cwd: folder,
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        HOME: "/nonexistent",
        TMPDIR: temporary,
        // The checkout may have another owner here; that is another test.
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: "safe.directory",
        GIT_CONFIG_VALUE_0: "*",
      },
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
  for (const command of ["fmt", "compile"])
    expect(spawnSync(process.execPath, [join(root, "dist/cli/main.js"), command], { cwd: folder }).status).toBe(0);
  rmSync(join(folder, ".trama"), { recursive: true, force: true });
  const folders = [folder, ...["generated", "designs"].map((name) => join(folder, name))];
  for (const each of folders) chmodSync(each, 0o555);
  try {
    for (const command of ["validate", "fmt --check", "compile --check", "check", "audit"]) {
      const { status, stderr } = run(...command.split(" "));
      expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: "" });
    }
    writeFileSync(join(folder, "designs/ola/pages/inicio.json"), page("Três"));
    expect(run("check")).toMatchObject({ status: 1, stderr: "", stdout: expect.stringContaining("not up to date") });
    expect(run("diff", "--build", "HEAD:designs/ola", "designs/ola")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('"Três"'),
    });
    expect(run("compile").stderr).toMatch(/^error: EACCES: permission denied/);
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    for (const each of folders) chmodSync(each, 0o755);
  }
});
