import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../cli/backend/backend.ts";
import { designWith } from "../backend/design.ts";
import { closeBrowser, type OpenedApp, openApp } from "../browser/harness.ts";

/** The steps on tables, in a browser, against the embedded backend on another origin. */

let backend: Backend;
let app: OpenedApp;
beforeAll(async () => {
  const migration = `
    create table frutas (id int primary key, nome text not null, cor text default 'verde');
    insert into frutas (id, nome, cor) select n, 'fruta ' || n, case when n % 2 = 0 then 'verde' else 'roxa' end
      from generate_series(1, 30) as n;
    create function rpc_frutas(p_cor text) returns setof frutas language sql stable
      as 'select * from frutas where cor = p_cor';`;
  const designDir = await designWith({ "supabase/migrations/1_frutas.sql": migration });
  backend = await startBackend({ designDir, memory: true, port: 0 });
  app = await openApp({
    files: {
      "main.tsx": `
        import * as db from "trama/runtime/plugins/supabase";
        import { configureEnvironment, fetchCollection } from "trama/runtime";
        configureEnvironment({ backendUrl: "${backend.url}", backendKey: "${backend.anonKey}" });
        const run = { signal: new AbortController().signal, label: "t", chain: [], task: {} };
        const tried = (work) => work.catch(({ message, data }) => ({ message, data }));
        Object.assign(window, { db, fetchCollection, run, tried });
      `,
    },
  });
  await app.page.waitForFunction("window.db");
}, 60_000);
afterAll(async () => {
  await app?.close();
  await closeBrowser();
  await backend?.close();
});

const inPage = (code: string): Promise<unknown> => app.page.evaluate(`(async () => ${code})()`);

test("rows are read from a place on, and counted with them or alone", async () => {
  const part = `table: "frutas", match: { cor: "verde" }, sort: [{ by: "id" }], columns: ["id"], limit: 2`;
  expect(await inPage(`db.supabaseSelect(run, { ${part}, offset: 3 })`)).toEqual([{ id: 8 }, { id: 10 }]);
  expect(await inPage(`db.supabaseSelectCounted(run, { ${part}, offset: 3, count: "exact" })`)).toEqual({
    data: [{ id: 8 }, { id: 10 }],
    count: 15,
  });
  expect(await inPage(`db.supabaseSelectCounted(run, { ${part}, single: true, count: "exact" })`)).toEqual({
    data: { id: 2 },
    count: 15,
  });
  // Past the end the database answers with an error, but a count there is.
  expect(await inPage(`db.supabaseSelectCounted(run, { ${part}, offset: 99, count: "exact" })`)).toEqual({
    data: [],
    count: 15,
  });
  const filter = `{ and: [{ field: "id", operator: "lte", value: 5 }] }`;
  expect(await inPage(`db.supabaseCount(run, { table: "frutas", filter: ${filter}, count: "exact" })`)).toBe(5);
  for (const count of ["planned", "estimated"])
    expect(await inPage(`db.supabaseCount(run, { table: "frutas", count: "${count}" })`)).toEqual(expect.any(Number));
  expect(await inPage(`tried(db.supabaseCount(run, { table: "nada", count: "exact" }))`)).toMatchObject({
    message: expect.stringContaining("nada"),
    data: { status: 404 },
  });
});

test("the rows of a function are chosen, ordered and cut", async () => {
  const filter = `{ and: [{ field: "id", operator: "gt", value: 20 }] }`;
  const options = `{ filter: ${filter}, sort: [{ by: "id", direction: "desc" }], limit: 2, offset: 1 }`;
  expect(await inPage(`db.supabaseCall(run, "rpc_frutas", { p_cor: "roxa" }, ${options})`)).toEqual([
    { id: 27, nome: "fruta 27", cor: "roxa" },
    { id: 25, nome: "fruta 25", cor: "roxa" },
  ]);
});

test("rows that are removed are given back where columns are named", async () => {
  const of = (id: number): string => `table: "frutas", match: { id: ${id} }`;
  expect(await inPage(`db.supabaseDelete(run, { ${of(30)}, columns: ["id", "nome"] })`)).toEqual([
    { id: 30, nome: "fruta 30" },
  ]);
  expect(await inPage(`db.supabaseDelete(run, { ${of(29)}, columns: ["nome"], single: true })`)).toEqual({
    nome: "fruta 29",
  });
  expect(await inPage(`db.supabaseDelete(run, { ${of(29)}, columns: ["nome"], single: true })`)).toBe(null);
});
