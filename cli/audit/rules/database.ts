import type { TableRules } from "../../backend/index.ts";
import { recordOf } from "../../json.ts";
import type { Facts } from "../facts.ts";
import type { Finding, Rule, RuleWords } from "../rule.ts";

const category = "security";

/** A rule about the database: each thing it names is reported at `tables.json`, which describes the database. */
const databaseRule = ({
  test,
  ...words
}: RuleWords & { readonly test: (facts: Facts) => readonly string[] }): Rule => ({
  ...words,
  find: (facts) => {
    const part = facts.design.tables ?? facts.design.design;
    return part ? test(facts).map((word): Finding => ({ ...placeOf(facts, word, part.file), word })) : [];
  },
});

function placeOf({ design: { tables } }: Facts, word: string, file: Finding["file"]): Omit<Finding, "word"> {
  const [name = ""] = word.split(" ");
  const all = tables?.json;
  for (const owner of [all?.tables, all?.views, all?.functions])
    if (owner && Object.hasOwn(owner, name)) return { file, owner, key: name };
  return { file, owner: file.json as object };
}

const tablesOf = ({ database }: Facts): readonly (readonly [name: string, rules: TableRules])[] =>
  Object.entries(database?.tables ?? {}).filter(([name, { kind }]) => kind === "table" && !name.startsWith("storage."));

/** Files that a page shows to everybody. */
const isMeantPublic = /^(?:avatar|logo|public|site|asset|banner)/i;

const roles = ["anon", "authenticated"];
const writes = ["insert", "update", "delete"];

/** What a role may do with a table, as `anon select`. */
const grantsOf = ({ grants }: TableRules): readonly string[] => Object.keys(grants).map((grant) => grant.toLowerCase());

const policiesFor = ({ policies }: TableRules, privilege: string): readonly string[] =>
  Object.values(policies).filter(
    (sql) => new RegExp(`\\bfor (?:all|${privilege})\\b`, "i").test(sql) || !/\bfor \w+/i.test(sql),
  );

/**
 * Whether a policy lets visitors in: for everybody, which is the same without `to`, unless it asks who somebody is, or
 * for `anon` by name.
 */
const isForVisitors = (sql: string): boolean =>
  /\bto (?:[\w, ]*\b)?anon\b/i.test(sql) || (/\bto public\b/i.test(sql) && !/\bauth\.\w+\(/i.test(sql));

/** What an upsert does. One that ignores duplicates leaves existing rows as they are. */
const upserted = (ignoresDuplicates: boolean): readonly string[] =>
  ignoresDuplicates ? ["insert"] : ["insert", "update"];

/** The tables that steps of the design write, with how. */
const written = ({ steps }: Facts): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { json } of steps) {
    const [, privilege] = /^supabase\.(insert|update|upsert|delete)$/.exec(String(json.action)) ?? [];
    if (privilege === undefined || typeof json.table !== "string") continue;
    const all = found.get(json.table) ?? new Set();
    for (const each of privilege === "upsert" ? upserted(json.ignoreDuplicates === true) : [privilege]) all.add(each);
    found.set(json.table, all);
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
grant select on public.notes to anon;`,
    test: (facts) =>
      tablesOf(facts)
        .filter(
          ([, rules]) =>
            !rules.hasRowSecurity &&
            grantsOf(rules).some((grant) => roles.some((role) => grant.startsWith(`${role} `))),
        )
        .map(([name]) => name),
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
create policy remove on public.contacts for delete to authenticated using (owner = auth.uid());`,
    test: (facts) => {
      const all = written(facts);
      return tablesOf(facts).flatMap(([name, rules]) =>
        !rules.hasRowSecurity
          ? []
          : [...(all.get(name) ?? [])]
              .filter((privilege) => policiesFor(rules, privilege).length === 0)
              .map((privilege) => `${name} ${privilege}`),
      );
    },
  }),
  databaseRule({
    category,
    code: "audit/anonymous-write",
    message: "a policy lets visitors write who are not signed in: `{}`",
    help: "give it to `authenticated`, or write through a function that checks the input",
    why: "Everybody can fill the table: with spam, or with so many rows that the database stops.",
    wrong: `create table public.messages (id bigint primary key, text text);
alter table public.messages enable row level security;
create policy write on public.messages for insert to anon with check (true);`,
    right: `create table public.messages (id bigint primary key, text text);
alter table public.messages enable row level security;
create policy write on public.messages for insert to authenticated with check (true);`,
    test: (facts) =>
      tablesOf(facts).flatMap(([name, rules]) =>
        writes
          .filter((privilege) => grantsOf(rules).includes(`anon ${privilege}`))
          .filter((privilege) => policiesFor(rules, privilege).some(isForVisitors))
          .map((privilege) => `${name} ${privilege}`),
      ),
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
create policy change on public.profiles for update to authenticated using (owner = auth.uid());`,
    test: (facts) =>
      tablesOf(facts).flatMap(([name, { policies }]) =>
        Object.entries(policies)
          .filter(([, sql]) => /\bfor (?:update|delete|all)\b/i.test(sql) && /\busing \(+true\)+/i.test(sql))
          .map(([policy]) => `${name} ${policy}`),
      ),
  }),
  databaseRule({
    category,
    code: "audit/open-definer",
    message: "visitors may call a function with the rights of its owner that does not ask who they are: `{}`",
    help: "check `auth.uid()` in it, revoke it from `anon`, use `security invoker`, or add `@public` to its comment if visitors should call it",
    why: "Row-level security does not apply in such a function, so it does for everybody what its owner may do. One that visitors should call, such as one that reads a row by a secret, says `@public` in its comment.",
    wrong: `create function public.delete_all() returns void language sql security definer set search_path = '' as 'select null::void';
grant execute on function public.delete_all() to anon;`,
    right: `create function public.delete_all() returns void language sql security invoker as 'select null::void';
grant execute on function public.delete_all() to anon;`,
    test: ({ database: rules }) =>
      Object.entries(rules?.functions ?? {})
        .filter(
          ([name, { roles: callers, isDefiner, isPublic, source }]) =>
            // The API has only the functions of `public`.
            /^\w+\(/.test(name) &&
            isDefiner &&
            !isPublic &&
            callers.includes("anon") &&
            !/auth\.(?:uid|jwt|role)|current_setting|private\./i.test(source),
        )
        .map(([name]) => name),
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
    test: ({ database: rules }) =>
      Object.entries(rules?.tables ?? {})
        .filter(
          ([, view]) =>
            view.readsAsOwner && !view.filtersItself && grantsOf(view).some((grant) => grant.endsWith(" select")),
        )
        .map(([name]) => name),
  }),
  databaseRule({
    category,
    code: "audit/user-metadata-policy",
    message: "a policy trusts what users write about themselves: `{}`",
    help: "read the right from a table that users cannot write, or from `app_metadata`",
    why: "Everybody changes their own `user_metadata` by `auth.updateUser`, and so gets any right that it gives.",
    wrong: `create table public.memos (id bigint primary key);
alter table public.memos enable row level security;
create policy read on public.memos for select to authenticated using (auth.jwt() -> 'user_metadata' ->> 'role' = 'boss');`,
    right: `create table public.memos (id bigint primary key);
alter table public.memos enable row level security;
create policy read on public.memos for select to authenticated using (auth.jwt() -> 'app_metadata' ->> 'role' = 'boss');`,
    test: (facts) =>
      tablesOf(facts).flatMap(([name, { policies }]) =>
        Object.entries(policies)
          .filter(([, sql]) => /\b(?:user_metadata|raw_user_meta_data)\b/i.test(sql))
          .map(([policy]) => `${name} ${policy}`),
      ),
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
create policy own on public.accounts for update to authenticated using (id = auth.uid());`,
    right: `create table public.accounts (id uuid primary key, role text, name text);
alter table public.accounts enable row level security;
revoke update on public.accounts from authenticated;
grant update (name) on public.accounts to authenticated;
create policy own on public.accounts for update to authenticated using (id = auth.uid());`,
    test: (facts) => {
      const auth = recordOf(recordOf(facts.design.design?.json).auth);
      const role = String(recordOf(auth.roles).key);
      return tablesOf(facts).flatMap(([name, rules]) => {
        const columns = rules.grants["authenticated update"] ?? [];
        const policies = policiesFor(rules, "update");
        const isOpen = policies.some((sql) => !new RegExp(`\\b${role}\\b`).test(sql));
        return name === auth.profile && columns.includes(role) && isOpen ? [`${name} ${role}`] : [];
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
    test: ({ database: rules }) => (rules?.publicBuckets ?? []).filter((name) => !isMeantPublic.test(name)),
  }),
];
