import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../cli/backend/backend.ts";
import { designWith } from "./design.ts";

/* A column may have any name that PostgreSQL allows; in quotes, an address can name it everywhere. */

const names = [
  ...["select", "order", "limit", "offset", "and", "or", "not", "columns", "on_conflict", "apikey", "count"],
  ...["first name", "a.b", "b.limit", "ação", "日本", 'a"b', 'a" b', "a\\b", "a'b", "x->y", "x->>y", "x:y", "x::text"],
  ...["a(b)", "a,b", "50%", "a&b", "#n", "a+b", "a=b", "a/b", "a?b", "😀 x", " lead", "trail ", "a--b", "-x", "x-"],
  ...["Upper", "e\u0301", "not.x", "in.(1)", "{a}", "[a]", "a!b", "inner", "a*b", "tab\tx", "$d", "a;b", "null"],
  ...["__proto__", "constructor", "toString"],
];

const sqlName = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** A name as a part of an address. */
const quoted = (name: string) => `"${name.replace(/["\\]/g, "\\$&")}"`;
const q = encodeURIComponent;

const migration = `
create table public."os pais.x" (id int primary key, ${names.map((name) => `${sqlName(name)} text`).join(", ")});
create table public.filhos (
  id int primary key, ${sqlName("o pai.x")} int references public."os pais.x", dados jsonb,
  ${names.map((name) => `${sqlName(name)} text unique`).join(", ")}
);`;

let backend: Backend;
let serviceKey: string;
beforeAll(async () => {
  const designDir = await designWith({ "supabase/migrations/1_nomes.sql": migration });
  backend = await startBackend({ designDir, port: 0 });
  ({ serviceKey } = JSON.parse(await readFile(join(designDir, ".trama/data/keys.json"), "utf8")));
});
afterAll(() => backend?.close());

/** Ask, and return the rows; without a body in the answer, the status. */
async function ask(path: string, method = "GET", body?: unknown, prefer = "return=representation"): Promise<unknown> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: serviceKey, "content-type": "application/json", prefer },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return text === "" ? response.status : JSON.parse(text);
}

describe.each(names)("a column %j", (name) => {
  const column = quoted(name);
  const is = (value: string) => `${q(column)}=eq.${value}`;

  test("is written, filtered, selected and sorted by", async () => {
    await ask("filhos?id=gt.0", "DELETE");
    const rows = [1, 2, 3].map((id) => ({ id, [name]: `v${id}` }));
    const chosen = `columns=${q(`id,${column}`)}&select=${q(`id,${column}`)}`;
    expect(await ask(`filhos?${chosen}`, "POST", rows)).toEqual(rows);
    expect(await ask(`filhos?select=id&${is("v2")}`)).toEqual([{ id: 2 }]);
    expect(await ask(`filhos?select=id&${is("v2")}&${is("v3")}`)).toEqual([]);
    expect(await ask(`filhos?select=id&or=${q(`(${column}.eq.v2,and(id.eq.3,${column}.eq.v1))`)}`)).toEqual([
      { id: 2 },
    ]);
    expect(await ask(`filhos?select=${q(column)}&id=eq.2`)).toEqual([{ [name]: "v2" }]);
    expect(await ask(`filhos?select=${q(`${column}:id`)}&id=eq.2`)).toEqual([{ [name]: 2 }]);
    expect(await ask(`filhos?select=${q(`${column}::text`)}&id=eq.2`)).toEqual([{ [name]: "v2" }]);
    expect(await ask(`filhos?select=${q(`${column}:id::text`)}&id=eq.2`)).toEqual([{ [name]: "2" }]);
    expect(await ask(`filhos?select=id&order=${q(column)}.desc&limit=1`)).toEqual([{ id: 3 }]);
    const upsert = `filhos?on_conflict=${q(column)}&columns=${q(`id,${column}`)}&select=id`;
    const merging = "return=representation,resolution=merge-duplicates";
    expect(await ask(upsert, "POST", [{ id: 22, [name]: "v2" }], merging)).toEqual([{ id: 22 }]);
    expect(await ask(`filhos?${is("v1")}&select=${q(column)}`, "PATCH", { [name]: "v9" })).toEqual([{ [name]: "v9" }]);
    expect(await ask(`filhos?${is("v9")}&${is("v3")}&select=id`, "DELETE")).toEqual([]);
    expect(await ask(`filhos?${is("v9")}&select=id`, "DELETE")).toEqual([{ id: 1 }]);
    expect(await ask("filhos?select=id&order=id")).toEqual([{ id: 3 }, { id: 22 }]);
  });

  test("of an embedded relation, and as a key of JSON", async () => {
    await ask("filhos?id=gt.0", "DELETE");
    await ask(`${q("os pais.x")}?id=gt.0`, "DELETE");
    const pais = [1, 2].map((id) => ({ id, [name]: `p${id}` }));
    expect(await ask(`${q("os pais.x")}?select=${q(`id,${column}`)}`, "POST", pais)).toEqual(pais);
    const filho = { id: 5, "o pai.x": 2, dados: { [name]: "j5" } };
    expect(await ask("filhos?select=id", "POST", filho)).toEqual([{ id: 5 }]);
    const table = '"os pais.x"';
    const one = (rows: unknown) => expect(rows).toEqual([{ id: 5, pai: { [name]: "p2" } }]);
    const embed = (items: string) => `filhos?select=${q(`id,pai:${table}!inner(${items})`)}`;
    one(await ask(`${embed(column)}&${q(`pai.${column}`)}=eq.p2`));
    expect(await ask(`${embed(column)}&${q(`pai.${column}`)}=eq.p1`)).toEqual([]);
    one(await ask(`${embed(column)}&pai.or=${q(`(${column}.eq.p2)`)}`));
    one(await ask(`${embed(column)}&order=${q(`pai(${column})`)}.desc`));
    expect(await ask(`filhos?select=${q(`id,${column}:${table}(id)`)}`)).toEqual([{ id: 5, [name]: { id: 2 } }]);
    const key = q(`dados->>${column}`);
    expect(await ask(`filhos?select=id&${key}=eq.j5`)).toEqual([{ id: 5 }]);
    expect(await ask(`filhos?select=id&${key}=eq.j6`)).toEqual([]);
    expect(await ask(`filhos?select=id&or=(${key}.eq.j5)&order=${key}`)).toEqual([{ id: 5 }]);
    expect(await ask(`filhos?select=${q(`k:dados->${column}`)}`)).toEqual([{ k: "j5" }]);
  });
});

test("a key in the address does not count as a condition, and leaves other conditions on a column of its name", async () => {
  await ask("filhos?id=gt.0", "DELETE");
  await ask(
    "filhos?select=id",
    "POST",
    [1, 2].map((id) => ({ id, apikey: `v${id}` })),
  );
  const address = `${backend.url}/rest/v1/filhos?select=id&apikey=${serviceKey}&apikey=eq.v2`;
  expect(
    await (await fetch(address, { method: "DELETE", headers: { prefer: "return=representation" } })).json(),
  ).toEqual([{ id: 2 }]);
  expect(await ask("filhos?select=id")).toEqual([{ id: 1 }]);
});
