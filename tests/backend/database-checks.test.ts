import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../cli/audit/audit.ts";
import { factsOf } from "../../cli/audit/facts.ts";
import { type Catalogue, readCatalogue } from "../../cli/backend/database/catalogue.ts";
import type { Askable } from "../../cli/backend/database/introspect.ts";
import { readRules } from "../../cli/backend/database/rules.ts";
import { statementsOf } from "../../cli/backend/index.ts";
import { riskNames } from "../../cli/review/change.ts";
import { compareDatabases } from "../../cli/review/compare/database/compare-databases.ts";
import { statementLine } from "../../cli/review/compare/database/compare-migrations.ts";
import { compareConfig } from "../../cli/review/compare/files/settings.ts";
import { fileOf } from "../all-designs.ts";
import { compileFiles, isUpdate } from "../designs.ts";
import { base, type DatabaseCheck, databaseChecks, type TriedChange } from "./database-checks.ts";
import { databaseOf, type TriedDatabase } from "./one-database.ts";

// Checks of other tools, each with a change that it is about: what `trama audit` and `trama diff` say, in one database.

const columns = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { type: "text" }]));
const design = [
  fileOf(
    "design.json",
    JSON.stringify({
      ...{ formatVersion: 1, name: "shop", title: "Shop", languages: ["en"], pages: { home: "start" } },
      auth: { kind: "supabase", profile: "accounts", roles: { key: "role" } },
      backend: { kind: "supabase" },
    }),
  ),
  fileOf(
    "tables.json",
    JSON.stringify({
      tables: {
        accounts: { columns: columns("id", "role"), primaryKey: ["id"] },
        customers: { columns: columns("id", "name"), primaryKey: ["id"] },
        orders: { columns: columns("id", "note"), primaryKey: ["id"] },
      },
    }),
  ),
  fileOf(
    "pages/start.json",
    JSON.stringify({
      ...{ id: "start", path: "", title: "Start", sections: [] },
      on: {
        load: {
          steps: [
            { action: "supabase.select", table: "orders", limit: 10 },
            { action: "supabase.delete", table: "customers", match: { id: "1" } },
          ],
        },
      },
    }),
  ),
];
const facts = factsOf(compileFiles(design).phases, undefined);

interface Reading {
  readonly catalogue: Catalogue;
  readonly codes: readonly string[];
}

async function readingOf(database: Askable): Promise<Reading> {
  const catalogue = await readCatalogue(database);
  const found = audit({ ...facts, database: await readRules(database) });
  return { catalogue, codes: found.map(({ diagnostic: { code, message } }) => `${code.slice(6)} ${message}`) };
}

let database: TriedDatabase;
let usual: Reading;

beforeAll(async () => {
  database = await databaseOf(base);
  usual = await database.read(readingOf);
}, 60_000);
afterAll(() => database.close());

async function told({ sql = "", before = "", config }: TriedChange) {
  if (config !== undefined) {
    const lines = compareConfig('[auth]\nenable_anonymous_sign_ins = false\n[api]\nschemas = ["public"]', config);
    return { audit: [], marks: lines.flatMap(({ risks }) => risks) };
  }
  const was = before === "" ? usual : await database.after(before, readingOf);
  const is = await database.after(`${before};${sql}`, readingOf);
  const statements = statementsOf(sql).map(({ text }) => text);
  const known = { names: new Set<string>(), origins: new Set<string>(), statements };
  const lines = [
    ...compareDatabases(was.catalogue, is.catalogue, known),
    ...statements.flatMap((text) => statementLine(text) ?? []),
  ];
  const codes = is.codes.filter((code) => !was.codes.includes(code)).map((code) => code.split(" ")[0]);
  return { audit: [...new Set(codes)].sort(), marks: lines.flatMap(({ risks }) => risks) };
}

test("nothing is found in the database that the changes are made in", () => expect(usual.codes).toEqual([]));

const cases = Object.entries(databaseChecks).flatMap(([tool, checks]) =>
  checks.flatMap(({ name, changes = [] }) =>
    changes.map((change): readonly [string, TriedChange] => [
      `${tool} ${name}: ${change.sql ?? change.config ?? ""}`.replaceAll(/\s+/g, " "),
      change,
    ]),
  ),
);

describe("a change that another tool checks is reported", () => {
  test.each(cases)("%s", async (_, change) => {
    if (change.fails) return expect(told(change)).rejects.toThrow(change.fails);
    const { audit, marks } = await told(change);
    expect(audit).toEqual([...(change.audit ?? [])].sort());
    expect(marks).toEqual(expect.arrayContaining([...(change.marks ?? [])]));
    expect(audit.length + (change.marks?.length ?? 0), "nothing is reported").toBeGreaterThan(0);
  });
});

test("every check has a change that shows it, or a reason", () => {
  for (const [tool, checks] of Object.entries(databaseChecks))
    for (const { name, changes = [], note } of checks)
      expect(changes.length > 0 || note !== undefined, `${tool} ${name}`).toBe(true);
});

test("docs/database-checks.md has these checks", () => {
  const path = join(import.meta.dirname, "../../docs/database-checks.md");
  const page = readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  const expected = Object.entries(databaseChecks).reduce((text, [tool, checks]) => withTable(text, tool, checks), page);
  if (isUpdate) writeFileSync(path, expected);
  else expect(page).toBe(expected);
});

/** Replaces the table below a heading. */
function withTable(page: string, heading: string, checks: readonly DatabaseCheck[]): string {
  const [before, after] = page.split(`\n## ${heading}\n`);
  if (before === undefined || after === undefined) throw new Error(`no heading ${heading}`);
  const table = ["| check | about | `trama audit` | mark of `trama diff` | note |", "| --- | --- | --- | --- | --- |"];
  const rows = checks.map(rowOf);
  const rest = after.replace(/(?:^\|.*\n)+/m, `${[...table, ...rows].join("\n")}\n`);
  return `${before}\n## ${heading}\n${rest}`;
}

function rowOf({ name, about, changes = [], note = "" }: DatabaseCheck): string {
  const codes = new Set(changes.flatMap(({ audit = [] }) => audit.map((code) => `\`audit/${code}\``)));
  const marks = new Set(changes.flatMap(({ marks = [] }) => marks.map((mark) => riskNames[mark])));
  const fails = changes.length > 0 && changes.every((change) => change.fails) ? "The migration fails." : "";
  const cells = [name, about, [...codes].join(", "), [...marks].join(", "), [fails, note].filter(Boolean).join(" ")];
  return `| ${cells.join(" | ")} |`;
}
