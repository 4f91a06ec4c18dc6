import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../../cli/backend/database/catalogue.ts";
import { openDatabase, prepareFor } from "../../cli/backend/database/database.ts";
import type { Database } from "../../cli/backend/database/engine/connection.ts";
import type { Statements } from "../../cli/backend/database/engine/driver.ts";
import { tryRows } from "../../cli/backend/database/tried-rows.ts";
import { riskNames } from "../../cli/review/change.ts";
import { compareDatabases } from "../../cli/review/compare/database/compare-databases.ts";
import { plain } from "../../cli/review/render/words.ts";

// What people get at is tried on rows: a review says it, whatever way of writing policies a migration uses.

const base = `
create schema app;
grant usage on schema app to authenticated;
create table public.accounts (id uuid primary key, owner uuid not null, name text);
create table public.notes (
  id uuid primary key, account uuid not null references public.accounts, state text not null check (state in ('open', 'done')),
  total numeric not null default 0 check (total >= 0), body text
);
alter table public.accounts enable row level security;
alter table public.notes enable row level security;
create function app.mine(account uuid) returns boolean language sql stable security definer set search_path = ''
  as $$ select exists (select from public.accounts a where a.id = account and a.owner = auth.uid()) $$;
create policy own on public.accounts to authenticated using (owner = auth.uid());
create policy read on public.notes for select to authenticated using (app.mine(account));
create policy change on public.notes for update to authenticated using (app.mine(account)) with check (state = 'open');
revoke all on public.notes from anon, authenticated;
grant select, update (body), delete on public.notes to authenticated;
`;

let database: Database;
let before: Catalogue;
beforeAll(async () => {
  const migrations = [{ version: "1", name: "base", sql: base }];
  database = await openDatabase({ migrations, seed: "" }, undefined);
  await prepareFor(database, base, base);
  before = await tryRows(database.driver);
}, 60_000);
afterAll(() => database.close());

const rowsOf = (catalogue: Catalogue, unit: string, part: string) =>
  catalogue.find((object) => object.unit === unit && object.part === part)?.properties.rows;

test("rows are made within the constraints, and tried with the policies", () => {
  const notes = before.find(({ unit }) => unit === "table notes");
  expect(notes?.properties.all).toHaveLength(4);
  expect(rowsOf(before, "table accounts", "user select")).not.toEqual([]);
  expect(rowsOf(before, "table accounts", "stranger select")).toEqual([]);
  expect(rowsOf(before, "table notes", "visitor select")).toEqual([]);
  expect(rowsOf(before, "table notes", "user delete")).toEqual([]);
});

test("nothing stays in the database", async () => {
  const { rows } = await database.driver.query("select from public.notes union all select from public.accounts");
  expect(rows).toEqual([]);
});

/** The database in a transaction, in which a transaction of its own is a savepoint. */
const inside: Statements = {
  query: (sql) => database.driver.query(sql),
  exec: (sql) =>
    database.driver.exec(sql === "begin" ? "savepoint around_it" : sql === "rollback" ? "rollback to around_it" : sql),
};

/** Makes changes, tries again, and undoes the changes. */
async function reviewOf(sql: string): Promise<readonly string[]> {
  await database.driver.exec("begin");
  try {
    await database.driver.exec(sql);
    const after = await tryRows(inside);
    return compareDatabases(before, after, { names: new Set(), origins: new Set(), statements: [sql] }).map(
      ({ unit, words, risks }) => `${unit} › ${plain(words)}${risks.map((risk) => ` [${riskNames[risk]}]`).join("")}`,
    );
  } finally {
    await database.driver.exec("rollback");
  }
}

describe("a change says who gets at which rows", () => {
  test.each([
    [
      "create policy all_read on notes for select to authenticated using (current_user <> 'x')",
      "table notes › a signed-in user without any row of their own may now read 4 of 4 generated rows, and could not before [access added]",
    ],
    [
      "create or replace function app.mine(account uuid) returns boolean language sql stable as $$ select account is not null $$",
      "table notes › a signed-in user without any row of their own may now read 4 of 4 generated rows, and could not before [access added]",
    ],
    [
      "grant select on notes to anon; alter policy read on notes to public using (state = 'open' or app.mine(account))",
      "table notes › visitors who are not signed in may now read",
    ],
    [
      "create policy gone on notes for delete to authenticated using (true)",
      "table notes › a signed-in user may now delete",
    ],
    ["alter policy change on notes with check (true)", "table notes › a signed-in user may now update"],
    [
      "grant insert on notes to authenticated; create policy add on notes for insert to authenticated with check (total > 3)",
      "table notes › a signed-in user may now insert",
    ],
    [
      "alter table accounts disable row level security",
      "table accounts › visitors who are not signed in may now read 4 of 4 generated rows, and could not before [access added]",
    ],
    ["drop policy read on notes", "table notes › a signed-in user may no longer read"],
  ])("%s", async (sql, said) => {
    expect((await reviewOf(sql)).filter((line) => line.startsWith(said))).not.toEqual([]);
  });

  test("one that lets nobody at more says nothing", async () => {
    expect(await reviewOf("alter policy read on notes using (app.mine(account) and true)")).toEqual([]);
    expect(await reviewOf("alter table notes add column more text")).toEqual([]);
  });
});
