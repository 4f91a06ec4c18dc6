import type { PolicyRules, TableRules } from "../../backend/index.ts";
import { recordOf } from "../../json.ts";
import {
  databaseRule,
  type Found,
  foundPolicy,
  functionThing,
  grantsOf,
  isFor,
  policiesFor,
  policiesOf,
  policyThing,
  tablesOf,
  tableThing,
  viewsOf,
  viewThing,
} from "../database-rule.ts";
import type { Facts } from "../facts.ts";
import type { Rule } from "../rule.ts";
import { whoAsks } from "../who-asks.ts";

const category = "security";

/** Files that a page shows to everybody. */
const isMeantPublic = /^(?:avatar|logo|public|site|asset|banner)/i;

const roles = ["anon", "authenticated"];
const writes = ["insert", "update", "delete"];

/** Whether people who use the app may do something with a table. */
const isReachable = (grants: readonly string[]): boolean =>
  grants.some((grant) => roles.some((role) => grant.startsWith(`${role} `)));

/** Whether a condition holds for every row; without one, it does. */
const isTrue = (condition: string | null): boolean => condition === null || /^[(\s]*true[)\s]*$/i.test(condition);

/** Whether a condition also holds when nobody is signed in, because it says so. */
const isNullUser = (condition: string | null): boolean =>
  /\bauth\.(?:uid|role|jwt)\(\)(?: AS \w+\))? IS NULL/i.test(condition ?? "");

/** What an upsert does. One that ignores duplicates leaves existing rows as they are. */
const upserted = (ignoresDuplicates: boolean): readonly string[] =>
  ignoresDuplicates ? ["insert"] : ["insert", "update"];

/** What steps and collections of the design do with each table, as `select`, `insert` and so on. */
const used = ({ steps, collections }: Facts): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const note = (table: unknown, ...privileges: readonly string[]): void => {
    if (typeof table === "string") found.set(table, new Set([...(found.get(table) ?? []), ...privileges]));
  };
  for (const { json } of collections) if (json.source === "supabase") note(json.table, "select");
  for (const { json } of steps) {
    const [, action] = /^supabase\.(\w+)$/.exec(String(json.action)) ?? [];
    if (action === "select" || action === "subscribe") note(json.table, "select");
    if (action === "upsert") note(json.table, ...upserted(json.ignoreDuplicates === true));
    if (action !== undefined && writes.includes(action)) note(json.table, action);
  }
  return found;
};

export const database: readonly Rule[] = [
  databaseRule({
    category,
    code: "audit/no-row-security",
    message: "row-level security is off, and the app may use the table: `{}`",
    help: "`alter table … enable row level security`, and add policies",
    why: "Everybody with the public key of the app reads and writes all rows of the table.",
    wrong: `create table public.notes (id bigint primary key);
grant select on public.notes to anon;`,
    right: `create table public.notes (id bigint primary key);
alter table public.notes enable row level security;
grant select on public.notes to anon;
create policy read on public.notes for select using (true);`,
    test: (facts) =>
      tablesOf(facts)
        .filter(([, rules]) => !rules.hasRowSecurity && isReachable(grantsOf(rules)))
        .map(([name]) => ({ word: name, thing: tableThing(name, /\brow level security\b/i) })),
  }),
  databaseRule({
    category,
    code: "audit/idle-policy",
    message: "row-level security is off, so the policies of `{}` have no effect",
    help: "`alter table … enable row level security`",
    why: "The policies look as if they limited who reads and writes. The next grant opens all rows.",
    wrong: `create table public.drafts (id bigint primary key, owner uuid);
revoke all on public.drafts from anon, authenticated;
create policy own on public.drafts for select to authenticated using (owner = (select auth.uid()));`,
    right: `create table public.drafts (id bigint primary key, owner uuid);
revoke all on public.drafts from anon, authenticated;
alter table public.drafts enable row level security;
create policy own on public.drafts for select to authenticated using (owner = (select auth.uid()));`,
    test: (facts) =>
      tablesOf(facts)
        .filter(
          ([, rules]) =>
            !rules.hasRowSecurity && !isReachable(grantsOf(rules)) && Object.keys(rules.policies).length > 0,
        )
        .map(([name]) => ({ word: name, thing: tableThing(name, /\brow level security\b/i) })),
  }),
  databaseRule({
    category,
    code: "audit/write-without-policy",
    message: "no policy allows what the design does: `{}`",
    help: "add a policy for it, or call a function that checks the rights",
    why: "Row-level security refuses the write: the step fails for everybody, or changes no row without an error.",
    wrong: `create table public.contacts (id bigint primary key, name text);
alter table public.contacts enable row level security;
grant select, delete on public.contacts to authenticated;`,
    right: `create table public.contacts (id bigint primary key, name text, owner uuid default auth.uid());
alter table public.contacts enable row level security;
grant select, delete on public.contacts to authenticated;
create policy remove on public.contacts for delete to authenticated using (owner = (select auth.uid()));`,
    test: (facts) => withoutPolicy(facts, writes),
  }),
  databaseRule({
    category,
    code: "audit/read-without-policy",
    message: "no policy lets anybody read the rows of `{}`, which the design reads",
    help: "add a policy for `select`, or read it through a function that checks the rights",
    why: "Row-level security hides all rows without an error: the list is empty for everybody. A table that the design does not use needs no policy, and stays closed.",
    wrong: `create table public.news (id bigint primary key, room bigint, written_at timestamptz);
alter table public.news enable row level security;
create index on public.news (written_at);`,
    right: `create table public.news (id bigint primary key, room bigint, written_at timestamptz);
alter table public.news enable row level security;
create policy read on public.news for select to authenticated using (true);
create index on public.news (written_at);`,
    test: (facts) => withoutPolicy(facts, ["select"]).map((found) => ({ ...found, word: found.thing.name })),
  }),
  databaseRule({
    category,
    code: "audit/anonymous-write",
    message: "a policy lets visitors write who are not signed in: `{}`",
    help: "give it to `authenticated`, or write through a function that checks the input",
    why: "Everybody can fill the table: with spam, or with so many rows that the database stops. A policy without `to` is for everybody too.",
    wrong: `create table public.messages (id bigint primary key, text text);
alter table public.messages enable row level security;
create policy write on public.messages for insert to anon with check (true);`,
    right: `create table public.messages (id bigint primary key, text text);
alter table public.messages enable row level security;
create policy write on public.messages for insert to authenticated with check ((select auth.uid()) is not null);`,
    test: (facts) => {
      const asks = whoAsks(facts.database);
      return tablesOf(facts).flatMap(([name, rules]) =>
        writes
          .filter((privilege) => grantsOf(rules).includes(`anon ${privilege}`))
          .flatMap((privilege): readonly Found[] => {
            const [policy] = Object.entries(rules.policies).find(
              ([, each]) => policiesFor(rules, privilege).includes(each) && isFor(each, "anon") && !asks(each.sql),
            ) ?? [undefined];
            return policy === undefined ? [] : [{ word: `${name} ${privilege}`, thing: policyThing(name, policy) }];
          }),
      );
    },
  }),
  databaseRule({
    category,
    code: "audit/open-policy",
    message: "a policy lets everybody write any row: `{}`",
    help: "compare a column with `auth.uid()` or the rights of the user",
    why: "`true` is the same as no policy: each user changes the rows of all others.",
    wrong: `create table public.profiles (id bigint primary key);
alter table public.profiles enable row level security;
create policy change on public.profiles for update to authenticated using (true);`,
    right: `create table public.profiles (id bigint primary key, owner uuid);
alter table public.profiles enable row level security;
create policy change on public.profiles for update to authenticated using (owner = (select auth.uid()));`,
    test: (facts) =>
      policiesOf(facts)
        .filter(({ policy }) => policy.isPermissive && isFor(policy, ...roles) && writesAnyRow(policy))
        .map(foundPolicy),
  }),
  databaseRule({
    category,
    code: "audit/null-user-policy",
    message: "a policy also holds when nobody is signed in: `{}`",
    help: "leave out the part with `is null`; a policy of its own, for `anon`, says what visitors may do",
    why: "`auth.uid()` is null for everybody who is not signed in, so the condition lets them in.",
    wrong: `create table public.diaries (id bigint primary key, owner uuid);
alter table public.diaries enable row level security;
create policy own on public.diaries for select using (owner = (select auth.uid()) or (select auth.uid()) is null);`,
    right: `create table public.diaries (id bigint primary key, owner uuid);
alter table public.diaries enable row level security;
create policy own on public.diaries for select using (owner = (select auth.uid()));`,
    test: (facts) =>
      policiesOf(facts)
        .filter(
          ({ policy }) =>
            policy.isPermissive && isFor(policy, "anon") && (isNullUser(policy.using) || isNullUser(policy.check)),
        )
        .map(foundPolicy),
  }),
  databaseRule({
    category,
    code: "audit/open-definer",
    message: "{}, with the rights of its owner, and it does not ask who they are",
    help: "check `auth.uid()` in it, revoke it, use `security invoker`, or add `@public` to its comment if everybody should call it",
    why: "Row-level security does not apply in such a function, so it does for everybody what its owner may do. One that visitors should call, such as one that reads a row by a secret, says `@public` in its comment.",
    wrong: `create function public.delete_all() returns void language sql security definer set search_path = '' as 'select null::void';
grant execute on function public.delete_all() to anon;`,
    right: `create function public.delete_all() returns void language sql security invoker as 'select null::void';
grant execute on function public.delete_all() to anon;`,
    test: ({ database: rules }) => {
      const asks = whoAsks(rules);
      return Object.entries(rules?.functions ?? {})
        .filter(
          ([name, { roles: callers, isDefiner, isPublic, isTrigger, source }]) =>
            // The API has only the functions of `public`.
            /^\w+\(/.test(name) && isDefiner && !isPublic && !isTrigger && callers.length > 0 && !asks(source),
        )
        .map(([name, { roles: callers }]) => ({
          word: `${callers.includes("anon") ? "visitors" : "all users"} may call the function \`${name}\``,
          thing: functionThing(name),
        }));
    },
  }),
  databaseRule({
    category,
    code: "audit/open-search-path",
    message: "a function with the rights of its owner has no fixed `search_path`: `{}`",
    help: "`alter function … set search_path = ''`, and write names with their schema",
    why: "Callers decide which tables and functions its names mean. One who may create a table elsewhere makes the function read and write that one.",
    wrong: `create function public.note_sale() returns trigger language plpgsql security definer as 'begin return new; end';`,
    right: `create function public.note_sale() returns trigger language plpgsql security definer set search_path = '' as 'begin return new; end';`,
    test: ({ database: rules }) =>
      Object.entries(rules?.functions ?? {})
        .filter(([, { isDefiner, searchPath }]) => isDefiner && searchPath === null)
        .map(([name]) => ({ word: name, thing: functionThing(name) })),
  }),
  databaseRule({
    category,
    code: "audit/definer-view",
    message: "a view that the app may read has the rights of its owner: `{}`",
    help: "`alter view … set (security_invoker = true)`; a materialized view belongs in a schema without grants",
    why: "Row-level security of the tables does not apply to its readers, so each of them reads the rows of all others. A view that filters by the person who asks, with a function such as `auth.uid()`, says `security_barrier`.",
    wrong: `create table public.letters (id bigint primary key, owner uuid);
alter table public.letters enable row level security;
create view public.all_letters as select * from public.letters;
grant select on public.all_letters to authenticated;`,
    right: `create table public.letters (id bigint primary key, owner uuid);
alter table public.letters enable row level security;
create view public.all_letters with (security_invoker = true) as select * from public.letters;
grant select on public.all_letters to authenticated;`,
    test: (facts) =>
      viewsOf(facts)
        .filter(([, view]) => isOpenView(view) && !view.filtersItself && !view.reads.includes("auth.users"))
        .map(([name]) => ({ word: name, thing: viewThing(name) })),
  }),
  databaseRule({
    category,
    code: "audit/exposed-users",
    message: "a view that the app may read shows the users of the project: `{}`",
    help: "keep what the app shows in a table of `public`, which a trigger of `auth.users` fills",
    why: "`auth.users` has e-mail addresses, telephone numbers and hashes of passwords. A view with the rights of its owner shows them to everybody who may read it, whatever it selects today.",
    wrong: `create view public.people as select id, email from auth.users;
grant select on public.people to authenticated;`,
    right: `create table public.names (id uuid primary key references auth.users, name text);
alter table public.names enable row level security;
create view public.people with (security_invoker = true) as select id, name from public.names;
grant select on public.people to authenticated;`,
    test: (facts) =>
      viewsOf(facts)
        .filter(([, view]) => isOpenView(view) && view.reads.includes("auth.users"))
        .map(([name]) => ({ word: name, thing: viewThing(name) })),
  }),
  databaseRule({
    category,
    code: "audit/user-metadata-policy",
    message: "a policy trusts what users write about themselves: `{}`",
    help: "read the right from a table that users cannot write, or from `app_metadata`",
    why: "Everybody changes their own `user_metadata` by `auth.updateUser`, and so gets any right that it gives.",
    wrong: `create table public.memos (id bigint primary key);
alter table public.memos enable row level security;
create policy read on public.memos for select to authenticated using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'boss');`,
    right: `create table public.memos (id bigint primary key);
alter table public.memos enable row level security;
create policy read on public.memos for select to authenticated using ((select auth.jwt()) -> 'app_metadata' ->> 'role' = 'boss');`,
    test: (facts) =>
      policiesOf(facts)
        .filter(({ policy: { sql } }) => /\b(?:user_metadata|raw_user_meta_data)\b/i.test(sql))
        .map(foundPolicy),
  }),
  databaseRule({
    category,
    code: "audit/own-role",
    message: "users may write the column that has their role: `{}`",
    help: "`revoke update on … from authenticated`, and grant the other columns: `grant update (name) on … to authenticated`",
    why: "`auth.roles` of design.json takes the role from this column, so who may change it makes themselves the boss.",
    wrong: `create table public.accounts (id uuid primary key, role text, name text);
alter table public.accounts enable row level security;
grant update on public.accounts to authenticated;
create policy own on public.accounts for update to authenticated using (id = (select auth.uid()));`,
    right: `create table public.accounts (id uuid primary key, role text, name text);
alter table public.accounts enable row level security;
revoke update on public.accounts from authenticated;
grant update (name) on public.accounts to authenticated;
create policy own on public.accounts for update to authenticated using (id = (select auth.uid()));`,
    test: (facts) => {
      const auth = recordOf(recordOf(facts.design.design?.json).auth);
      const role = String(recordOf(auth.roles).key);
      return tablesOf(facts).flatMap(([name, rules]) => {
        const columns = rules.grants["authenticated update"] ?? [];
        const policies = policiesFor(rules, "update");
        const isOpen = policies.some(({ sql }) => !new RegExp(`\\b${role}\\b`).test(sql));
        return name === auth.profile && columns.includes(role) && isOpen
          ? [{ word: `${name} ${role}`, thing: tableThing(name, new RegExp(`\\b${role}\\b`)) }]
          : [];
      });
    },
  }),
  databaseRule({
    category,
    code: "audit/public-bucket",
    message: "anyone may read the files of the bucket `{}`",
    help: "make it private, and use signed addresses",
    why: "Who has or guesses the address of a file reads it without signing in, forever.",
    wrong: `insert into storage.buckets (id, name, public) values ('notes', 'notes', true);`,
    right: `insert into storage.buckets (id, name, public) values ('notes', 'notes', false);`,
    test: ({ database: rules }) =>
      (rules?.publicBuckets ?? [])
        .filter((name) => !isMeantPublic.test(name))
        .map((name) => ({ word: name, thing: { kind: "bucket", name } })),
  }),
  databaseRule({
    category,
    code: "audit/listed-bucket",
    message: "a policy lets people list all files of the public bucket `{}`",
    help: "drop the policy: a public bucket needs none to show a file by its address",
    why: "The files of a public bucket are read by address. With the list, everybody finds the addresses that were meant for one person.",
    wrong: `insert into storage.buckets (id, name, public) values ('public-photos', 'public-photos', true);
create policy photos on storage.objects for select using (bucket_id = 'public-photos');`,
    right: `insert into storage.buckets (id, name, public) values ('public-photos', 'public-photos', true);`,
    test: (facts) =>
      (facts.database?.publicBuckets ?? []).flatMap((bucket) =>
        policiesOf(facts)
          .filter(({ table, policy }) => table === "storage.objects" && listsBucket(policy, bucket))
          .map(({ table, name }) => ({ word: bucket, thing: policyThing(table, name) })),
      ),
  }),
  databaseRule({
    category,
    code: "audit/public-extension",
    message: "the extension `{}` is in the schema `public`",
    help: "`create extension … with schema extensions`; one that is there already moves with `alter extension … set schema extensions`",
    why: "The API has all functions of `public`: with the extension, everybody may call its functions.",
    wrong: `create extension unaccent;`,
    right: `create extension unaccent with schema extensions;`,
    test: ({ database: rules }) =>
      (rules?.publicExtensions ?? []).map((name) => ({ word: name, thing: { kind: "extension", name } })),
  }),
  databaseRule({
    category,
    code: "audit/auth-reference",
    message: "a foreign key refers to something else than the primary key of a table of Supabase: `{}`",
    help: "refer to `auth.users (id)`",
    why: "Other unique columns of these tables belong to the service: its next version may drop them, and the upgrade of the project fails.",
    wrong: `create table public.phones (id bigint primary key, phone text references auth.users (phone));
alter table public.phones enable row level security;`,
    right: `create table public.phones (id bigint primary key, owner uuid references auth.users);
alter table public.phones enable row level security;`,
    test: (facts) =>
      tablesOf(facts).flatMap(([name, { references }]) =>
        references
          .filter(({ table, key }) => /^(?:auth|storage|realtime)\./.test(table) && key.join() !== "id")
          .map(({ columns: [column = ""] }) => ({
            word: `${name}.${column}`,
            thing: tableThing(name, new RegExp(`\\b${column}\\b`)),
          })),
      ),
  }),
];

/** The uses of tables by the design that row-level security refuses, because no policy is about them. */
function withoutPolicy(facts: Facts, privileges: readonly string[]): readonly Found[] {
  const all = used(facts);
  return tablesOf(facts).flatMap(([name, rules]) =>
    !rules.hasRowSecurity
      ? []
      : [...(all.get(name) ?? [])]
          .filter((privilege) => privileges.includes(privilege) && policiesFor(rules, privilege).length === 0)
          .map((privilege) => ({ word: `${name} ${privilege}`, thing: tableThing(name, /\brow level security\b/i) })),
  );
}

/** Whether a policy lets people change any row, or store any. */
function writesAnyRow({ command, using, check }: PolicyRules): boolean {
  if (command === "select") return false;
  if (command === "insert") return isTrue(check);
  return isTrue(using) || (check !== null && isTrue(check));
}

const isOpenView = (view: TableRules): boolean =>
  view.readsAsOwner && grantsOf(view).some((grant) => grant.endsWith(" select"));

/** Whether a policy shows all files of a bucket: it compares nothing but the bucket. */
function listsBucket(policy: PolicyRules, bucket: string): boolean {
  if (!policy.isPermissive || !["select", "all"].includes(policy.command) || !isFor(policy, ...roles)) return false;
  return isTrue(policy.using?.replace(`(bucket_id = '${bucket.replaceAll("'", "''")}'::text)`, "true") ?? null);
}
