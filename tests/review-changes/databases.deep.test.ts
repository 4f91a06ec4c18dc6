import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readCatalogue } from "../../cli/backend/database/catalogue.ts";
import { openDatabase, prepareFor } from "../../cli/backend/database/database.ts";
import type { Database } from "../../cli/backend/database/engine/connection.ts";
import { migrationsIn, plainSql } from "../../cli/backend/database/migrations.ts";
import { compareDatabases } from "../../cli/review/compare/database/compare-databases.ts";
import { confusion, sample } from "./confusion.ts";
import { dangerousSqlKinds, harmlessSqlKinds } from "./sql-kinds.ts";

// Single changes of every database of ours, by kind.

const root = join(import.meta.dirname, "../..");
const designs = ["designs/vendas", ...["auth", "crud", "dashboard"].map((name) => `cli/templates/${name}/design`)];

const rareThings = `
create type public.novo_tipo as enum ('um', 'dois');
create schema private;
create table private.novas (id bigint primary key, nome varchar(40), apelido varchar(40), codigo text constraint um_codigo unique);
create view public.vw_novas with (security_invoker = true) as select id, nome from private.novas where nome <> ''
  with check option;
`;

async function openDesign(design: string) {
  const folder = join(root, design, "supabase/migrations");
  const files = readdirSync(folder).map((name) => ({ path: name, sql: readFileSync(join(folder, name), "utf8") }));
  // Kinds of things that not every design has.
  const more = { path: "29990101000000_more.sql", sql: rareThings };
  const migrations = migrationsIn(
    [...files, more].map(({ path, sql }) => ({ path: `supabase/migrations/${path}`, sql })),
  );
  const all = migrations.map(({ sql }) => sql).join("\n");
  const database = await openDatabase({ migrations, seed: "" }, undefined);
  await prepareFor(database, `${all} net.http_post cron.schedule`, all);
  return database;
}

const rowsOf = async <Row extends object>({ driver }: Database, sql: string): Promise<readonly Row[]> =>
  (await driver.query<Row>(sql)).rows;
const reader = (database: Database) => ({ query: <Row extends object>(sql: string) => rowsOf<Row>(database, sql) });

const opened = new Map<string, Promise<Database>>();
const databaseOf = (design: string): Promise<Database> => {
  const database = opened.get(design) ?? openDesign(design);
  opened.set(design, database);
  return database;
};
afterAll(async () => {
  for (const database of opened.values()) await (await database).close();
});

async function tryAll(isDangerous: boolean) {
  const kinds = isDangerous ? dangerousSqlKinds : harmlessSqlKinds;
  const found = confusion(isDangerous);
  for (const design of designs) {
    const database = await databaseOf(design);
    const before = await readCatalogue(reader(database));
    for (const { what, find } of kinds)
      for (const { sql } of sample(await rowsOf<{ sql: string }>(database, find))) {
        await database.driver.exec("begin");
        try {
          // Something else may depend on it.
          const isDone = await database.driver.exec(plainSql(sql)).then(
            () => true,
            () => false,
          );
          if (!isDone) continue;
          const after = await readCatalogue(reader(database));
          found.count(
            what,
            `${design} ${sql}`,
            compareDatabases(before, after, { names: new Set(), origins: new Set(), statements: [sql] }),
          );
        } finally {
          await database.driver.exec("rollback");
        }
      }
  }
  console.log(found.table(kinds));
  return { kinds, found };
}

test("every dangerous change of a database has a mark", async () => {
  const { kinds, found } = await tryAll(true);
  expect(found.wrong).toEqual([]);
  expect(found.untried(kinds)).toEqual([]);
}, 900_000);

test("of the harmless changes of a database, at most one in twenty has a mark", async () => {
  const { kinds, found } = await tryAll(false);
  expect(found.untried(kinds)).toEqual([]);
  if (found.wrong.length * 20 > found.tried()) expect(found.wrong).toEqual([]);
}, 900_000);
