import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import { type OpenedApp, openApp } from "../browser/harness.ts";
import { expectTrue } from "../elements/expect-locator.ts";

/** The steps on tables, in a browser, against the embedded backend on another origin. */

let backend: Backend;
let app: OpenedApp;
beforeAll(async () => {
  const migration = `
    create table frutas (id int primary key, nome text not null, cor text default 'verde');
    insert into frutas (id, nome, cor) select n, 'fruta ' || n, case when n % 2 = 0 then 'verde' else 'roxa' end
      from generate_series(1, 30) as n;
    create table caixas (id int primary key, nome text not null);
    create table pecas (id int primary key, nome text not null, ordem int not null default 5,
      caixa_id int not null references caixas);
    insert into caixas values (1, 'A'), (2, 'B');
    insert into pecas values (1, 'um', 1, 1), (3, 'três', 3, 1), (4, 'quatro', 4, 2);
    create table soltas (id int primary key, caixa_id int references caixas);
    insert into soltas values (1, 1), (2, null);
    alter publication supabase_realtime add table pecas;
    create function rpc_frutas(p_cor text) returns setof frutas language sql stable
      as 'select * from frutas where cor = p_cor';
    create function rpc_novas() returns setof frutas language plpgsql
      as 'begin return query select * from frutas where id < 4; end';`;
  const designDir = await designWith({ "supabase/migrations/1_frutas.sql": migration });
  backend = await startBackend({ designDir, memory: true, port: 0 });
  app = await openApp({
    files: {
      "main.tsx": `
        import * as db from "trama/runtime/plugins/supabase";
        import { configureEnvironment, fetchCollection, fetchCollections } from "trama/runtime";
        import { createRun } from ${JSON.stringify(join(import.meta.dirname, "../../runtime/workflow/workflow.ts"))};
        configureEnvironment({ backendUrl: "${backend.url}", backendKey: "${backend.anonKey}" });
        const run = createRun("t");
        const tried = (work) => work.catch(({ message, data }) => ({ message, data }));
        Object.assign(window, { db, fetchCollection, fetchCollections, run, tried });
      `,
    },
  });
  await expectTrue(app.page, "window.db");
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
  // Past the end the database answers with an error, but still with a count.
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

test("the rows of a function are counted with them or alone", async () => {
  const called = (name: string, options: string) =>
    inPage(`db.${name}(run, "rpc_frutas", { p_cor: "roxa" }, { ${options}, count: "exact" })`);
  const filter = `filter: { and: [{ field: "id", operator: "gt", value: 20 }] }`;
  expect(await called("supabaseCallCounted", `${filter}, sort: [{ by: "id" }], limit: 1, offset: 1`)).toEqual({
    data: [{ id: 23, nome: "fruta 23", cor: "roxa" }],
    count: 5,
  });
  expect(await called("supabaseCallCounted", `${filter}, limit: 1, offset: 99, timeout: 60000`)).toEqual({
    data: [],
    count: 5,
  });
  expect(await called("supabaseCallCount", filter)).toBe(5);
  expect(await inPage(`db.supabaseCallCounted(run, "rpc_novas", {}, { count: "exact" })`)).toMatchObject({ count: 3 });
  expect(await inPage(`db.supabaseCallCount(run, "rpc_novas", {}, { count: "exact" })`)).toBe(3);
  expect(await inPage(`tried(db.supabaseCallCount(run, "rpc_nada", {}, { count: "exact" }))`)).toMatchObject({
    message: expect.stringContaining("rpc_nada"),
    data: { status: 404 },
  });
});

test("rows that are removed are given back where columns are named", async () => {
  const of = (id: number): string => `table: "frutas", match: { id: ${id} }`;
  expect(await inPage(`db.supabaseDelete(run, { ${of(30)}, columns: ["id", "nome"] })`)).toEqual([
    { id: 30, nome: "fruta 30" },
  ]);
  expect(await inPage(`db.supabaseDelete(run, { ${of(29)}, columns: ["nome"], single: true })`)).toEqual({
    nome: "fruta 29",
  });
});

test("rows without a related row are left out on request", async () => {
  const read = (select: string): Promise<unknown> =>
    inPage(`{
      const made = db.supabaseCollection({ id: "soltas", table: "soltas", select: "${select}", sort: () => [{ by: "id" }] });
      await fetchCollection(run, made);
      return made.data.peek();
    }`);
  expect(await read("id,caixa:caixas(nome)")).toEqual([
    { id: 1, caixa: { nome: "A" } },
    { id: 2, caixa: null },
  ]);
  expect(await read("id,caixa:caixas!inner(nome)")).toEqual([{ id: 1, caixa: { nome: "A" } }]);
});

test("a single row that nothing can be done to is an error", async () => {
  const missing = 'table: "frutas", match: { id: 999 }, single: true';
  const failure = { message: expect.stringMatching(/^Nothing was changed/), data: { status: 200, code: "no_row" } };
  expect(await inPage(`tried(db.supabaseDelete(run, { ${missing}, columns: ["nome"] }))`)).toMatchObject(failure);
  expect(await inPage(`tried(db.supabaseDelete(run, { ${missing} }))`)).toMatchObject(failure);
  expect(await inPage(`tried(db.supabaseUpdate(run, { ${missing}, data: { nome: "x" } }))`)).toMatchObject(failure);
  expect(
    await inPage(`tried(db.supabaseUpdate(run, { ${missing}, data: { nome: "x" }, autoSync: true }))`),
  ).toMatchObject(failure);
  expect(
    await inPage(
      `db.supabaseUpdate(run, { table: "frutas", match: { id: 999 }, data: { nome: "x" }, columns: ["id"] })`,
    ),
  ).toEqual([]);
  expect(
    await inPage(
      `db.supabaseUpdate(run, { table: "frutas", match: { id: 1 }, data: { nome: "fruta 1" }, single: true })`,
    ),
  ).toEqual({ id: 1 });
});

test("rows that a step writes update the fetched collections of their table", async () => {
  await inPage(`{
    const { eq, supabaseCollection: made } = db;
    const sort = () => [{ by: "ordem" }, { by: "id" }];
    const all = {
      daCaixa: made({ id: "daCaixa", table: "pecas", select: "id,nome,ordem", filter: () => eq("caixa_id", 1), sort }),
      comCaixa: made({ id: "comCaixa", table: "pecas", select: "id,caixa:caixas(nome)", filter: () => eq("caixa.nome", "A"), sort }),
      pagina: made({ id: "pagina", table: "pecas", select: "id,ordem", sort, count: true, limit: () => 2 }),
      primeira: made({ id: "primeira", table: "pecas", select: "id,ordem", sort, single: true }),
      desordenada: made({ id: "desordenada", table: "pecas", select: "id", sort }),
      caixas: made({ id: "caixas", table: "caixas" }),
      nunca: made({ id: "nunca", table: "pecas" }),
    };
    const { nunca, ...fetched } = all;
    await fetchCollections(run, Object.values(fetched));
    window.all = all;
  }`);
  const ids = (name: string) => `[all.${name}.data.peek()].flat().map((row) => row?.id).join(" ")`;
  const seen = () =>
    inPage(`({
      daCaixa: ${ids("daCaixa")}, comCaixa: ${ids("comCaixa")}, pagina: ${ids("pagina")}, total: all.pagina.total.peek(),
      primeira: ${ids("primeira")}, desordenada: ${ids("desordenada")}, caixas: ${ids("caixas")}, nunca: ${ids("nunca")},
    })`);
  const other = { caixas: "1 2", nunca: "" };
  const before = { daCaixa: "1 3", pagina: "1 3", total: 3, primeira: "1", desordenada: "1 3 4", ...other };
  expect(await seen()).toMatchObject(before);

  const kept = await inPage(`(window.kept = all.daCaixa.data.peek()[1], db.supabaseInsert(run, {
    table: "pecas", data: { id: 2, nome: "dois", ordem: 2, caixa_id: 1 }, autoSync: true, columns: ["nome"] }))`);
  expect(kept).toEqual({ nome: "dois" });
  const added = { daCaixa: "1 2 3", pagina: "1 2", total: 4, primeira: "1", desordenada: "1 2 3 4", ...other };
  expect(await seen()).toMatchObject(added);
  expect(await inPage(`[all.daCaixa.data.peek()[1], all.daCaixa.data.peek()[2] === kept]`)).toEqual([
    { id: 2, nome: "dois", ordem: 2 },
    true,
  ]);
  expect(await inPage(`all.comCaixa.data.peek().find(({ id }) => id === 2)`)).toEqual({ id: 2, caixa: { nome: "A" } });

  await inPage(
    `db.supabaseUpdate(run, { table: "pecas", match: { id: 1 }, data: { caixa_id: 2, ordem: 9 }, autoSync: true })`,
  );
  const moved = { daCaixa: "2 3", pagina: "2 3", total: 4, primeira: "2", desordenada: "2 3 4 1", ...other };
  expect(await seen()).toMatchObject(moved);

  await inPage(`db.supabaseUpsert(run, { table: "pecas", autoSync: true, data: [
    { id: 1, nome: "um", ordem: 1, caixa_id: 1 }, { id: 5, nome: "cinco", ordem: 5, caixa_id: 2 }] })`);
  const put = { daCaixa: "1 2 3", pagina: "1 2", total: 5, primeira: "1", desordenada: "1 2 3 4 5", ...other };
  expect(await seen()).toMatchObject(put);

  const filter = `{ and: [{ field: "id", operator: "in", value: [1, 5] }] }`;
  await inPage(`db.supabaseDelete(run, { table: "pecas", filter: ${filter}, autoSync: true })`);
  const gone = { daCaixa: "2 3", pagina: "2 3", total: 3, primeira: "2", desordenada: "2 3 4", ...other };
  expect(await seen()).toMatchObject(gone);

  await inPage(`db.supabaseDelete(run, { table: "pecas", match: { id: 2 } })`);
  expect(await seen()).toMatchObject(gone);
});

test("a collection that follows its table has a row that a step wrote once", async () => {
  await inPage(`{
    window.vivas = db.supabaseCollection({ id: "vivas", table: "pecas", sort: () => [{ by: "id" }], count: true, limit: () => 9, realtime: true });
    await fetchCollection(run, vivas);
    await db.supabaseInsert(run, { table: "pecas", data: { id: 20, nome: "vinte", caixa_id: 1 }, autoSync: true });
  }`);
  const ids = () => inPage(`[vivas.data.peek().map(({ id }) => id), vivas.total.peek()]`);
  await expect.poll(ids).toEqual([[3, 4, 20], 3]);
  await inPage(`db.supabaseInsert(run, { table: "pecas", data: { id: 21, nome: "x", caixa_id: 1 }, autoSync: true })`);
  await expect.poll(ids).toEqual([[3, 4, 20, 21], 4]);
});

test("rows are ordered by a column of those that are read along", async () => {
  const names = await inPage(`{
    const sort = () => [{ by: "caixa.nome", direction: "desc" }];
    const made = db.supabaseCollection({ id: "ordenada", table: "pecas", select: "nome,caixa:caixas(nome)", sort });
    await fetchCollection(run, made);
    return made.data.peek().map(({ caixa }) => caixa.nome);
  }`);
  expect(new Set(names as string[])).toEqual(new Set(["B", "A"]));
  expect(names).toEqual([...(names as string[])].sort().reverse());
});
