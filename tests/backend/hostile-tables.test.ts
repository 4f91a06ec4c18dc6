import { expect, test } from "vitest";
import { readDatabase } from "../../cli/backend/index.ts";
import { clientOf } from "./client.ts";
import { designWith } from "./design.ts";
import { joined, untilCount } from "./realtime-design.ts";
import { startBackend } from "./start.ts";

/** Names that end a name, a string, a comment or a statement of SQL, a path or a query, and names of JavaScript. */
const names = [
  ...["'; drop table vizinha; --", '"; drop table vizinha; --', "\n*/", "/*", "--", "$$", "$1", "%s"],
  ...["\\", "a'b", 'a"b', "a.b", "a b", "a,b", "(a)", "..", "a/b?c=d&e#f", "%2e", "é", "1", "</script>"],
  ...["__proto__", "constructor", "toString", "select", "A_B", "r", "t", "asked", "c", "k0"],
];

/** A name that leads to another path is reached by SQL only. */
const isInPaths = (name: string): boolean => name !== "..";

/** The column of a table: of the same name, but for the one that the client of a channel leaves out of a change. */
const columnOf = (table: string): string => (table === "__proto__" ? "valor" : table);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The notation of filters has no way to write a column with one of these characters. */
const isInFilters = (name: string): boolean => !/[,"=]/.test(name);

const migration = [
  "create table public.vizinha (id int primary key);",
  ...names.map((name) => {
    const [table, column] = [`public.${quoted(name)}`, quoted(columnOf(name))];
    return `create table ${table} (id int primary key, ${column} text);
      alter table ${table} enable row level security;
      create policy ${column} on ${table} to anon using (${column} <> 'oculto') with check (true);`;
  }),
  "drop publication if exists supabase_realtime;",
  `create publication supabase_realtime for table ${names.map((name) => `public.${quoted(name)}`).join(", ")};`,
].join("\n");

test("tables and columns of any name are written, read, heard and described, and nothing else changes", async () => {
  const designDir = await designWith({ "supabase/migrations/1_nomes.sql": migration });
  const backend = await startBackend({ designDir, memory: true, port: 0 });
  const client = clientOf(backend);
  const heard: unknown[] = [];
  const channel = client.channel("mudancas");
  for (const table of names) {
    const filter = isInFilters(table) ? { filter: `${columnOf(table)}=eq.certo` } : {};
    channel.on("postgres_changes", { event: "*", schema: "public", table, ...filter }, (change) =>
      heard.push([change.table, change.eventType, change.new]),
    );
  }
  await joined(channel);
  const ask = async (name: string, query: string, method = "GET", body?: object) => {
    const response = await fetch(`${backend.url}/rest/v1/${encodeURIComponent(name)}${query}`, {
      method,
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { name, ok: response.ok, rows: text === "" ? undefined : JSON.parse(text) };
  };
  const row = (id: number, name: string, value: string) => ({ id, [columnOf(name)]: value });
  for (const name of names) {
    const rows = [row(1, name, "certo"), row(2, name, "outro"), row(3, name, "oculto")];
    if (isInPaths(name)) {
      expect(await ask(name, "", "POST", rows)).toEqual({ name, ok: true, rows: undefined });
      expect(await ask(name, "?order=id")).toEqual({ name, ok: true, rows: rows.slice(0, 2) });
      expect(await ask(name, "?id=eq.2", "PATCH", row(2, name, "certo"))).toEqual({ name, ok: true, rows: undefined });
      expect(await ask(name, "?id=eq.1", "DELETE")).toEqual({ name, ok: true, rows: undefined });
    } else {
      expect(await ask(name, "")).toMatchObject({ name, ok: false });
      await backend.query(`insert into public.${quoted(name)} values (1, 'certo'), (2, 'outro'), (3, 'oculto')`);
      await backend.query(`update public.${quoted(name)} set ${quoted(columnOf(name))} = 'certo' where id = 2`);
      await backend.query(`delete from public.${quoted(name)} where id = 1`);
    }
  }
  const expected = names.flatMap((name) => [
    [name, "INSERT", row(1, name, "certo")],
    ...(isInFilters(name) ? [] : [[name, "INSERT", row(2, name, "outro")]]),
    [name, "UPDATE", row(2, name, "certo")],
    [name, "DELETE", {}],
  ]);
  expect(await untilCount(heard, expected.length)).toEqual(expected);
  const { tables } = await readDatabase(backend);
  expect(Object.keys(tables).sort()).toEqual([...names, "vizinha"].sort());
  for (const name of names) {
    expect(new Set(Object.keys(tables[name]?.columns ?? {}))).toEqual(new Set(["id", columnOf(name)]));
  }
  await client.removeAllChannels();
});
