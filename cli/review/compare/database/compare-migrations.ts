import { statementsOf, touchedThings } from "../../../backend/index.ts";
import { isMigration } from "../../../project/migrations.ts";
import type { Change, Line, RiskKind } from "../../change.ts";
import { code, shortened, type Words, words } from "../../render/words.ts";
import type { Side } from "../../side.ts";

/**
 * Reports what a comparison of two databases cannot see in their migrations: rows that they change, and files that a
 * database which already ran them never runs again.
 */
export function compareMigrations(base: Side, head: Side): readonly Change[] {
  const changes: Change[] = [];
  const emit = (path: string, sentence: Words, ...risks: readonly RiskKind[]): void =>
    void changes.push({ area: "database", unit: path, where: [], words: sentence, risks, path });
  const migrationsOf = ({ others }: Side): readonly string[] => [...others.keys()].filter(isMigration).sort();
  const [was, is] = [migrationsOf(base), migrationsOf(head)];
  const last = was.at(-1);
  for (const path of is) {
    if (base.others.get(path) === head.others.get(path)) continue;
    const before = base.textOf(path);
    if (before !== undefined)
      emit(path, words`changed: a database that already ran it does not run it again`, "migration-changed");
    else if (last !== undefined && versionOf(path) < versionOf(last))
      emit(path, words`is before ${code(last)}, which databases may have run already`, "migration-changed");
    for (const text of newIn(before, head.textOf(path))) {
      const line = statementLine(text);
      if (line) emit(path, line.words, ...line.risks);
    }
  }
  reportTouchedTwice(
    was.filter((path) => !head.others.has(path)).map((path) => ({ path, sql: base.textOf(path) ?? "" })),
    is.filter((path) => !base.others.has(path)).map((path) => ({ path, sql: head.textOf(path) ?? "" })),
    emit,
  );
  for (const path of was)
    if (!head.others.has(path))
      emit(path, words`removed: a database that already ran it keeps what it did`, "migration-changed");
  return changes;
}

interface File {
  readonly path: string;
  readonly sql: string;
}

/** Reports what new migrations of both sides define: they merge without a conflict, and only what runs last counts. */
function reportTouchedTwice(
  base: readonly File[],
  head: readonly File[],
  emit: (path: string, sentence: Words, ...risks: readonly RiskKind[]) => void,
): void {
  const others = new Map(
    base.flatMap(({ path, sql }) => [...touchedThings(sql).keys()].map((thing) => [thing, path] as const)),
  );
  for (const { path, sql } of head)
    for (const thing of touchedThings(sql).keys()) {
      const other = others.get(thing);
      if (other === undefined) continue;
      const last = versionOf(path) > versionOf(other) ? path : other;
      emit(
        path,
        words`${code(thing)} is also changed by ${code(other)}, which only the base has: after a merge, ${code(last)} counts`,
        "migration-changed",
      );
    }
}

/** The statements that the head adds to the migrations of the base. */
export const newStatements = (base: Side, head: Side): readonly string[] =>
  [...head.others.keys()]
    .filter(isMigration)
    .filter((path) => base.others.get(path) !== head.others.get(path))
    .flatMap((path) => newIn(base.textOf(path), head.textOf(path)));

function newIn(before: string | undefined, after: string | undefined): readonly string[] {
  const known = new Set(statementsOf(before ?? "").map(({ text }) => text));
  return statementsOf(after ?? "")
    .map(({ text }) => text)
    .filter((text) => !known.has(text));
}

/** Returns what a statement does that a comparison of two databases does not show. */
export function statementLine(text: string): Line | undefined {
  const risk = isLocking(text) ? "long-lock" : rowRisk(text);
  if (risk === undefined) return undefined;
  return { words: words`${code(shortened(text.replaceAll(/\s+/g, " ")))}: ${statementEffects[risk]}`, risks: [risk] };
}

const statementEffects = {
  "data-lost": "rows are deleted",
  "not-compared": "changed rows are not compared",
  "long-lock": "nobody writes to the table while it runs",
} as const;

/** Statements that write a whole table or index anew, or lock a table by name. */
const isLocking = (text: string): boolean =>
  /^(?:cluster\b|vacuum\s*\(?[^;]*\bfull\b|lock\b|reindex\b(?!.*\bconcurrently\b)|refresh\s+materialized\s+view\b(?!\s+concurrently\b))/i.test(
    text,
  );

const versionOf = (path: string): string => path.split("/").at(-1) ?? path;

/** Statements that only change what the catalogue has, or nothing. */
const structural =
  /^(?:create|alter|drop|grant|revoke|comment|set|reset|begin|commit|start|end|security|reindex|analyze|vacuum|cluster|lock|notify|listen|discard|reassign|import|refresh|savepoint|release|show|explain|checkpoint|load)\b/i;
/** Calls that create what the catalogue has. */
const structuralCall = /^select\s+(?:cron\.(?:schedule|unschedule|alter_job)|(?:pg_catalog\.)?set_config)\s*\(/i;
const structuralRows = /^insert\s+into\s+"?(?:storage"?\."?buckets|cron"?\."?job)\b/i;
const deleting = /\b(?:delete\s+from|truncate)\b/i;
const writing = /\b(?:insert\s+into|update\s+(?:only\s+)?[\w."]+\s+(?:as\s+\w+\s+|\w+\s+)?set|merge\s+into|copy)\b/i;

/** What a statement does to rows; nothing for one that only changes the database's structure. */
function rowRisk(statement: string): "data-lost" | "not-compared" | undefined {
  const text = statement.replace(/;\s*$/, "").trim();
  if (structuralCall.test(text) || structuralRows.test(text)) return undefined;
  // A block of code may do both.
  if (/^do\b/i.test(text)) return deleting.test(text) ? "data-lost" : writing.test(text) ? "not-compared" : undefined;
  if (/^create\s+(?:unlogged\s+)?table\b[\s\S]*\bas\s+(?:select|with|table|values)\b/i.test(text))
    return "not-compared";
  if (structural.test(text)) return undefined;
  return deleting.test(text) ? "data-lost" : "not-compared";
}
