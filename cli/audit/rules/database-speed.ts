import type { ReferenceRules } from "../../backend/index.ts";
import { databaseRule, foundPolicy, isFor, policiesOf, policyThing, tablesOf, tableThing } from "../database-rule.ts";
import type { Facts } from "../facts.ts";
import type { Rule } from "../rule.ts";

const category = "performance";

const commands = ["select", "insert", "update", "delete"] as const;

/** Rules about how fast the database answers. */
export const databaseSpeed: readonly Rule[] = [
  databaseRule({
    category,
    code: "audit/slow-policy",
    message: "a policy asks who somebody is again for each row: `{}`",
    help: "put the call into a query of its own: `(select auth.uid())`",
    why: "PostgreSQL calls the function for every row that it looks at. With `select` around it, it does so once.",
    wrong: `create table public.visits (id bigint primary key, owner uuid);
alter table public.visits enable row level security;
create policy own on public.visits for select to authenticated using (owner = auth.uid());`,
    right: `create table public.visits (id bigint primary key, owner uuid);
alter table public.visits enable row level security;
create policy own on public.visits for select to authenticated using (owner = (select auth.uid()));`,
    test: (facts) =>
      policiesOf(facts)
        .filter(({ policy: { sql } }) =>
          /(?<!\bselect )\b(?:auth\.(?:uid|jwt|role|email)|current_setting)\(/i.test(sql),
        )
        .map(foundPolicy),
  }),
  databaseRule({
    category,
    code: "audit/several-policies",
    message: "more than one policy decides the same: `{}`",
    help: "make one of them, with `or` between the conditions; `as restrictive` is for a policy that limits the others",
    why: "PostgreSQL tries each of them for each row, and people who read one miss that another lets more in.",
    wrong: `create table public.cards (id bigint primary key, owner uuid, shown boolean);
alter table public.cards enable row level security;
create policy own on public.cards for select to authenticated using (owner = (select auth.uid()));
create policy shown on public.cards for select to authenticated using (shown);`,
    right: `create table public.cards (id bigint primary key, owner uuid, shown boolean);
alter table public.cards enable row level security;
create policy own on public.cards for select to authenticated using (owner = (select auth.uid()) or shown);`,
    test: (facts) =>
      tablesOf(facts).flatMap(([table, { policies }]) => {
        const permissive = Object.entries(policies).filter(([, { isPermissive }]) => isPermissive);
        /** The last of the policies that decide the same, by their names. */
        const found = new Map<string, string>();
        for (const role of ["anon", "authenticated"])
          for (const command of commands) {
            const names = permissive
              .filter(([, each]) => isFor(each, role) && [command, "all"].includes(each.command))
              .map(([name]) => name);
            const later = names.at(-1);
            if (later !== undefined && names.length > 1) found.set(names.join(", "), later);
          }
        return Array.from(found, ([names, later]) => ({
          word: `${table}: ${names}`,
          thing: policyThing(table, later),
        }));
      }),
  }),
  databaseRule({
    category,
    code: "audit/unindexed-reference",
    message: "no index finds the rows of `{}`, which a delete has to look for",
    help: "add an index that begins with the columns of the foreign key",
    why: "The app deletes rows of the table that the key refers to. For each of them the database reads the whole other table, to see whether a row still refers to it.",
    wrong: `create table public.contacts (id bigint primary key);
create table public.calls (id bigint primary key, contact_id bigint references public.contacts);`,
    right: `create table public.contacts (id bigint primary key, owner uuid default auth.uid());
alter table public.contacts enable row level security;
create policy own on public.contacts for delete to authenticated using (owner = (select auth.uid()));
create table public.calls (id bigint primary key, contact_id bigint references public.contacts);
alter table public.calls enable row level security;
create index on public.calls (contact_id);`,
    test: (facts) => {
      const isDeleted = whatIsDeleted(facts);
      return tablesOf(facts).flatMap(([name, { references }]) =>
        references
          .filter(({ isIndexed, table }) => !isIndexed && isDeleted(table))
          .map(({ columns }) => ({
            word: `${name} (${columns.join(", ")})`,
            thing: tableThing(name, mentionOf(columns)),
          })),
      );
    },
  }),
  databaseRule({
    category,
    code: "audit/no-primary-key",
    message: "the table `{}` has no primary key",
    help: "add `id bigint generated always as identity primary key`, or make the columns that tell rows apart the key",
    why: "Nothing tells one row from another: the app cannot change or delete one, and realtime sends no change of it.",
    wrong: `create table public.readings (read_at timestamptz, value integer);`,
    right: `create table public.readings (id bigint generated always as identity primary key, read_at timestamptz, value integer);
alter table public.readings enable row level security;`,
    test: (facts) =>
      tablesOf(facts)
        .filter(([, { hasPrimaryKey }]) => !hasPrimaryKey)
        .map(([name]) => ({ word: name, thing: tableThing(name, /\bprimary key\b|\b_pkey\b/i) })),
  }),
  databaseRule({
    category,
    code: "audit/duplicate-index",
    message: "another index is the same: `{}`",
    help: "drop one of them",
    why: "Each insert and update writes both, and no query is faster for it.",
    wrong: `create table public.parcels (id bigint primary key, code text);
create index parcels_code on public.parcels (code);
create index parcels_by_code on public.parcels (code);`,
    right: `create table public.parcels (id bigint primary key, code text);
alter table public.parcels enable row level security;
create index parcels_code on public.parcels (code);`,
    test: (facts) =>
      tablesOf(facts).flatMap(([table, { duplicateIndexes }]) =>
        duplicateIndexes.map((name) => ({ word: `${table} ${name}`, thing: { kind: "index", name, table } })),
      ),
  }),
];

const mentionOf = (columns: ReferenceRules["columns"]): RegExp =>
  new RegExp(columns.map((column) => `(?=.*\\b${column.replaceAll(/\W/g, "\\$&")}\\b)`).join(""), "s");

/** Returns a test whether rows of a table are deleted: by a step of the design, or by a function of the database. */
function whatIsDeleted({ steps, database }: Facts): (table: string) => boolean {
  const tables = new Set(steps.filter(({ json }) => json.action === "supabase.delete").map(({ json }) => json.table));
  const code = Object.values(database?.functions ?? {})
    .map(({ source }) => source)
    .join("\n");
  for (const [, name] of code.matchAll(/\bdelete\s+from\s+(?:only\s+)?(?:public\.)?((?:\w+\.)?\w+)/gi))
    tables.add(name);
  return (table) => tables.has(table);
}
