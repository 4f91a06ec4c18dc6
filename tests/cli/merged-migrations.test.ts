import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mergedMigrations } from "../../cli/check/merged-migrations.ts";

// git merges two new migrations without a conflict, also where only the later one counts.

let repository = "";
const design = () => join(repository, "designs/loja");
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@shop.example", ...args], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();

function commit(name: string, sql: string): void {
  const path = join(design(), "supabase/migrations", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sql);
  git("add", ".");
  git("commit", "--quiet", `--message=${name}`);
}

beforeEach(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), "trama-merged-")));
  git("init", "--quiet", "--initial-branch=main");
  commit("1_first.sql", "create table public.pedidos (id int);");
  git("checkout", "--quiet", "-b", "branch");
  commit("2_branch.sql", "-- Dela.\ngrant select on pedidos to anon;\nalter policy ler on pedidos using (true);");
  git("checkout", "--quiet", "main");
  commit("3_main.sql", "create index i on pedidos (id);\nalter policy ler on public.pedidos using (false);");
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

const found = () =>
  mergedMigrations(design()).map(({ message, place: { file, offsets } }) => {
    const [start = 0] = offsets ?? [];
    return `${file.path}:${file.text.slice(0, start).split("\n").length} ${message}`;
  });
const policy =
  "supabase/migrations/3_main.sql:2 both sides of the merge changed `policy ler of pedidos`; what supabase/migrations/2_branch.sql did no longer counts";

test("before a merge there is nothing to say", () => {
  expect(found()).toEqual([]);
});

test("the commit of a merge is checked, from either branch", () => {
  git("merge", "--quiet", "--no-edit", "branch");
  expect(found()).toEqual([policy]);
  git("checkout", "--quiet", "branch");
  git("merge", "--quiet", "--no-edit", "--no-ff", "main~1");
  expect(found()).toEqual([policy]);
});

test("so is a merge that is going on, and a later commit is not", () => {
  git("merge", "--quiet", "--no-commit", "branch");
  expect(found()).toEqual([policy]);
  git("commit", "--quiet", "--message=Merge");
  commit("4_both.sql", "alter policy ler on pedidos using (id > 0);");
  expect(found()).toEqual([]);
});

test("without a repository there is nothing to compare with", () => {
  git("merge", "--quiet", "--no-edit", "branch");
  rmSync(join(repository, ".git"), { recursive: true });
  expect(found()).toEqual([]);
});
