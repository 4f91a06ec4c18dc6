import type { SourceFile } from "../../compiler/span.ts";
import { statementsOf } from "../backend/index.ts";
import type { Migration } from "../project/migrations.ts";

/** A thing that migrations create. */
export interface SqlThing {
  readonly kind: "table" | "view" | "policy" | "function" | "bucket" | "index" | "extension";
  /** Its name, of `public` without the schema; of a function with its arguments. */
  readonly name: string;
  /** The table of a policy or an index. */
  readonly table?: string | undefined;
  /** What a later `alter` of it must mention, to be the place of the finding rather than what created it. */
  readonly alters?: RegExp | undefined;
}

/** A statement of a migration: where its first line is. */
interface SqlPlace {
  readonly file: SourceFile;
  readonly offsets: readonly [start: number, end: number];
}

/** Finds the statements of migrations that created things. */
export interface SqlPlaces {
  /** The last statement that created a thing, or altered it; nothing for one that code of a function or a loop created. */
  find(thing: SqlThing): SqlPlace | undefined;
}

interface Written {
  readonly file: SourceFile;
  readonly start: number;
  readonly text: string;
  /** The statement on one line, without comments. */
  readonly plain: string;
}

/** Reads the statements when the first of them is looked for: most designs have no finding about SQL. */
export function sqlPlaces(migrations: readonly Migration[]): SqlPlaces {
  let statements: readonly Written[] | undefined;
  return {
    find: (thing) => {
      statements ??= migrations.flatMap(writtenIn);
      const isNamed = isAbout(thing);
      const isExact = (plain: string): boolean => isNamed(plain) && hasArguments(thing, plain);
      const found = last(statements, isExact) ?? last(statements, isNamed) ?? last(statements, mentions(thing));
      return found && { file: found.file, offsets: [found.start, found.start + firstLine(found.text).length] };
    },
  };
}

function writtenIn({ path, sql }: Migration): readonly Written[] {
  const file: SourceFile = { path, text: sql, json: undefined };
  return statementsOf(sql).map(({ text, start }) => ({ file, start, text, plain: plainOf(text) }));
}

const comment = /--[^\n]*|\/\*[\s\S]*?\*\//g;

const plainOf = (text: string): string => text.replaceAll(comment, " ").replaceAll(/\s+/g, " ").trim();

const firstLine = (text: string): string => /^[^\r\n]*/.exec(text)?.[0] ?? "";

function last(statements: readonly Written[], test: (plain: string) => boolean): Written | undefined {
  return statements.findLast(({ plain }) => test(plain));
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A pattern for a name with or without quotes, of `public` also with its schema. */
function nameOf(name: string): string {
  const dot = name.indexOf(".");
  const quoted = (part: string): string => `(?:${escaped(part)}|"${escaped(part.replaceAll('"', '""'))}")(?![\\w"$])`;
  return dot < 0
    ? `(?:(?:public|"public") ?\\. ?)?${quoted(name)}`
    : `${quoted(name.slice(0, dot))} ?\\. ?${quoted(name.slice(dot + 1))}`;
}

const plainFunction = (signature: string): string => signature.slice(0, signature.indexOf("("));

const there = "(?:if (?:not )?exists )?";

/** Whether a statement creates a thing, or alters what the finding is about. */
function isAbout({ kind, name, table = "", alters }: SqlThing): (plain: string) => boolean {
  const heads: Readonly<Record<SqlThing["kind"], readonly [creates: string, alters: string]>> = {
    table: [
      `create (?:unlogged |foreign )?table ${there}${nameOf(name)}`,
      `alter (?:foreign )?table ${there}(?:only )?${nameOf(name)}`,
    ],
    view: [
      `create (?:or replace )?(?:recursive |materialized )?view ${there}${nameOf(name)}`,
      `alter (?:materialized )?view ${there}${nameOf(name)}`,
    ],
    policy: [`(?:create|alter) policy ${nameOf(name)} on ${nameOf(table)}`, "$^"],
    function: [
      `create (?:or replace )?function ${nameOf(plainFunction(name))}`,
      `alter function ${nameOf(plainFunction(name))}`,
    ],
    bucket: [`(?:insert into|update) "?storage"? ?\\. ?"?buckets"? .*'${escaped(name)}'`, "$^"],
    index: [`create (?:unique )?index (?:concurrently )?${there}${nameOf(name)} on`, "$^"],
    extension: [`create extension ${there}${nameOf(name)}`, "$^"],
  };
  const [creating, altering] = heads[kind].map((head) => new RegExp(`^${head}`, "i"));
  return (plain) =>
    creating?.test(plain) === true || (alters !== undefined && altering?.test(plain) === true && alters.test(plain));
}

/** Whether a statement has the arguments of a function: others of its name may differ in them. True for other things. */
function hasArguments({ kind, name }: SqlThing, plain: string): boolean {
  if (kind !== "function") return true;
  const [wanted, written] = [argumentsIn(name), argumentsIn(plain)];
  return (
    written.length === wanted.length &&
    wanted.every((each, at) => !each.includes(" ") || firstWord(written[at] ?? "") === firstWord(each))
  );
}

const firstWord = (text: string): string => /[\w"]+/.exec(text)?.[0].replaceAll('"', "").toLowerCase() ?? "";

/** The arguments in the first parentheses of a text, but for those that only return something. */
function argumentsIn(text: string): readonly string[] {
  const start = text.indexOf("(") + 1;
  const found: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length && depth >= 0; at++) {
    const sign = text[at];
    if (depth === 0 && (sign === "," || sign === ")")) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
    if (sign === "(") depth++;
    if (sign === ")") depth--;
  }
  return found.filter((each) => each !== "" && !/^out\b/i.test(each));
}

/** Whether a statement renames another thing to this one, or may have created it in a loop or a block. */
function mentions({ kind, name, table }: SqlThing): (plain: string) => boolean {
  const own = kind === "function" ? plainFunction(name) : name;
  const bare = new RegExp(`(?<![\\w])${escaped(own.slice(own.indexOf(".") + 1))}(?![\\w])`);
  const renamed = new RegExp(`^alter .* rename to ${nameOf(own)}`, "i");
  const ofTable = table === undefined ? undefined : isAbout({ kind: "table", name: table, alters: bare });
  return (plain) => renamed.test(plain) || (/^do\b/i.test(plain) && bare.test(plain)) || ofTable?.(plain) === true;
}
