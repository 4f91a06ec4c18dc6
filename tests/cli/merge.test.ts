import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-merge-")));
const file = join(top, "formulas.json");

afterAll(() => rmSync(top, { recursive: true, force: true }));

const identity = {
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@b.c",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@b.c",
};
const env = { PATH: process.env.PATH ?? "", GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", ...identity };

const git = (...args: readonly string[]) => spawnSync("git", args, { cwd: top, env, encoding: "utf8" });

const formulas = (result: string, other: string): string =>
  `{
  "formulas": {
    "a": { "formula": "${result}", "description": "A number that is changed on one side." },
    "b": { "formula": "${other}", "description": "A number that is changed on the other side." }
  }
}
`;

/** Commits a version of the file on a branch from the first commit. */
function commit(branch: string, text: string): void {
  git("checkout", "-q", "-b", branch, "start");
  writeFileSync(file, text);
  git("commit", "-q", "-a", "-m", branch);
}

beforeAll(() => {
  git("init", "-q", "-b", "start");
  writeFileSync(join(top, ".gitattributes"), "*.json merge=trama\n");
  writeFileSync(file, formulas("1", "1"));
  execFileSync("git", ["config", "merge.trama.driver", `'${process.execPath}' '${trama}' merge %O %A %B %P`], {
    cwd: top,
  });
  git("add", ".");
  git("commit", "-q", "-m", "start");
  commit("one", formulas("2", "1"));
  commit("two", formulas("1", "3"));
  commit("three", formulas("4", "1"));
  commit("broken", formulas("4", "1").slice(0, -3));
});

test("git merges neighbouring lines by structure, without a conflict", () => {
  git("checkout", "-q", "one");
  expect(git("merge", "-q", "two").status).toBe(0);
  expect(readFileSync(file, "utf8")).toBe(formulas("2", "3"));
});

test("a conflict names the place in both versions, and marks its lines", () => {
  git("checkout", "-q", "-f", "two");
  expect(git("merge", "-q", "three").status).toBe(0);
  git("checkout", "-q", "-b", "again", "one");
  const { status, stderr } = git("merge", "-q", "three");
  expect(status).toBe(1);
  expect(stderr).toContain(`conflict: formulas › a › formula
  ours   formulas.json:3  "2"
  theirs formulas.json:3  "4"
1 conflict in formulas.json: both sides changed the same thing
`);
  expect(readFileSync(file, "utf8")).toContain(`<<<<<<< ours
    "a": { "formula": "2", "description": "A number that is changed on one side." },
=======
    "a": { "formula": "4", "description": "A number that is changed on one side." },
>>>>>>> theirs
`);
  git("merge", "--abort");
});

test("a version that is not JSON is merged by lines, which is reported", () => {
  git("checkout", "-q", "-f", "two");
  const { stderr } = git("merge", "-q", "broken");
  expect(stderr).toContain("formulas.json: merged by lines, since a version is not valid JSON\n");
  expect(readFileSync(file, "utf8")).toContain("<<<<<<< ours");
});

test("what one side extracted, and the other changed, names the file of the new component", () => {
  const page = (children: readonly unknown[]): string => {
    const section = { id: "body", children };
    return `${JSON.stringify({ id: "home", path: "", title: "Home", sections: [section] }, null, 2)}\n`;
  };
  const title = (text: string) => ({ id: "title", type: "text", props: { text } });
  const [base, ours, theirs] = ["base.json", "ours.json", "theirs.json"];
  writeFileSync(join(top, base), page([title("One")]));
  writeFileSync(join(top, ours), page([{ id: "card", type: "component", component: "card" }]));
  writeFileSync(join(top, theirs), page([title("Two")]));
  const args = [trama, "merge", base, ours, theirs, "pages/home.json"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: top, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain(
    "help   it may be in the new component `card`: make the change of the other side in components/card.json\n",
  );
});
