import { expect, test } from "vitest";
import { type SqlThing, sqlPlaces } from "../cli/audit/sql-places.ts";

// Where findings about SQL are: the statement that created a thing, or altered it last.

const first = `-- The first of all.
create table public.orders (
  id bigint primary key, -- with a comment; and a semicolon
  note text
);
alter table public.orders enable row level security;
create policy "own rows" on public.orders for select using (true);
create view public.order_list with (security_invoker = true) as select * from orders;
create function public.total(p_year int) returns int language sql security definer as 'select 1';
create function public.total() returns int language sql security definer as 'select 1';
insert into storage.buckets (id, name) values ('bills', 'bills');
create index on orders (note);
create table "Odd Name" (id int);
`;
const second = `alter table orders add column total int;
create or replace view order_list as select id from orders;
ALTER POLICY "own rows" ON orders TO authenticated;
alter view order_list owner to postgres;
do $$ begin
  for i in 1..2 loop execute format('create table %I (id int)', 'made_in_a_loop'); end loop;
end $$;
create table public.ordering (id int);
alter table ordering rename to sorting;
`;
const places = sqlPlaces([
  { path: "supabase/migrations/1_first.sql", sql: first },
  { path: "supabase/migrations/2_second.sql", sql: second },
]);

/** The file and line of a thing, as `1_first.sql:2`. */
function lineOf(thing: SqlThing): string | undefined {
  const found = places.find(thing);
  if (!found) return undefined;
  const line = found.file.text.slice(0, found.offsets[0]).split("\n").length;
  return `${found.file.path.split("/").at(-1)}:${line}`;
}

test("a thing is at the statement that created it last", () => {
  expect(lineOf({ kind: "table", name: "orders" })).toBe("1_first.sql:2");
  expect(lineOf({ kind: "view", name: "order_list" })).toBe("2_second.sql:2");
  expect(lineOf({ kind: "bucket", name: "bills" })).toBe("1_first.sql:11");
  expect(lineOf({ kind: "table", name: "Odd Name" })).toBe("1_first.sql:13");
});

test("or at a later one that alters what the finding is about", () => {
  expect(lineOf({ kind: "policy", name: "own rows", table: "orders" })).toBe("2_second.sql:3");
  expect(lineOf({ kind: "table", name: "orders", alters: /row level security/ })).toBe("1_first.sql:6");
  expect(lineOf({ kind: "table", name: "orders", alters: /\btotal\b/ })).toBe("2_second.sql:1");
});

test("functions of one name are told apart by their arguments", () => {
  expect(lineOf({ kind: "function", name: "total(p_year integer)" })).toBe("1_first.sql:9");
  expect(lineOf({ kind: "function", name: "total()" })).toBe("1_first.sql:10");
});

test("what no statement creates by its name is where code or its table has it", () => {
  expect(lineOf({ kind: "index", name: "orders_note_idx", table: "orders" })).toBe("1_first.sql:2");
  expect(lineOf({ kind: "table", name: "made_in_a_loop" })).toBe("2_second.sql:5");
  expect(lineOf({ kind: "table", name: "sorting" })).toBe("2_second.sql:9");
  expect(lineOf({ kind: "table", name: "nowhere" })).toBeUndefined();
});

test("a name is not found in a longer one", () => {
  expect(lineOf({ kind: "table", name: "order" })).toBeUndefined();
  expect(lineOf({ kind: "table", name: "app.orders" })).toBeUndefined();
});
