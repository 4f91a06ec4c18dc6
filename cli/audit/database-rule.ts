import type { PolicyRules, TableRules } from "../backend/index.ts";
import type { Facts } from "./facts.ts";
import type { Finding, Rule, RuleWords } from "./rule.ts";
import type { SqlThing } from "./sql-places.ts";

/** Something in the database that breaks a rule. */
export interface Found {
  /** What the finding is about, as people read it. */
  readonly word: string;
  /** What a migration created: the finding is at its statement. */
  readonly thing: SqlThing;
}

/**
 * A rule about the database. Each finding is at the statement that created the thing, or altered it last. Where no
 * statement names it, it is at the entry of `tables.json`.
 */
export const databaseRule = ({
  test,
  ...words
}: RuleWords & { readonly test: (facts: Facts) => readonly Found[] }): Rule => ({
  ...words,
  find: (facts) =>
    test(facts).flatMap(({ word, thing }): readonly Finding[] => {
      const place = facts.sql.find(thing);
      if (place) return [{ ...place, owner: {}, word }];
      const part = facts.design.tables ?? facts.design.design;
      return part ? [{ ...entryOf(facts, thing, part.file), word }] : [];
    }),
});

function entryOf(
  { design: { tables } }: Facts,
  { name, table }: SqlThing,
  file: Finding["file"],
): Omit<Finding, "word"> {
  const all = tables?.json;
  const key = table ?? name.replace(/\(.*$/s, "");
  for (const owner of [all?.tables, all?.views, all?.functions])
    if (owner && Object.hasOwn(owner, key)) return { file, owner, key };
  return { file, owner: file.json as object };
}

type Named = readonly [name: string, rules: TableRules];

/** The tables of the app, by name, without the tables of the file storage, which are the project's. */
export const tablesOf = ({ database }: Facts): readonly Named[] =>
  Object.entries(database?.tables ?? {}).filter(([name, { kind }]) => kind === "table" && !name.startsWith("storage."));

export const viewsOf = ({ database }: Facts): readonly Named[] =>
  Object.entries(database?.tables ?? {}).filter(([, { kind }]) => kind === "view");

/** All policies, also of the file storage, with their tables. */
export const policiesOf = ({
  database,
}: Facts): readonly { readonly table: string; readonly name: string; readonly policy: PolicyRules }[] =>
  Object.entries(database?.tables ?? {}).flatMap(([table, { policies }]) =>
    Object.entries(policies).map(([name, policy]) => ({ table, name, policy })),
  );

/** What a role may do with a table, as `anon select`. */
export const grantsOf = ({ grants }: TableRules): readonly string[] =>
  Object.keys(grants).map((grant) => grant.toLowerCase());

/** The policies of a table that let people do something. */
export const policiesFor = ({ policies }: TableRules, privilege: string): readonly PolicyRules[] =>
  Object.values(policies).filter(
    ({ isPermissive, command }) => isPermissive && (command === "all" || command === privilege),
  );

/** Whether a policy is for one of these roles, or for everybody: one without `to` is. */
export const isFor = ({ roles }: PolicyRules, ...names: readonly string[]): boolean =>
  roles.some((role) => role === "public" || names.includes(role));

export const tableThing = (name: string, alters?: RegExp): SqlThing => ({ kind: "table", name, alters });
export const viewThing = (name: string): SqlThing => ({ kind: "view", name, alters: /\bsecurity_|\brename to\b/i });
export const policyThing = (table: string, name: string): SqlThing => ({ kind: "policy", name, table });
export const functionThing = (name: string): SqlThing => ({
  kind: "function",
  name,
  alters: /\bsecurity (?:definer|invoker)\b|\bsearch_path\b/i,
});

/** A finding about a policy of a table. */
export const foundPolicy = ({ table, name }: { readonly table: string; readonly name: string }): Found => ({
  word: `${table} ${name}`,
  thing: policyThing(table, name),
});
