import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { startVendas } from "./client.ts";

/*
 * The first page of a list, and a search, are read from an index, so their cost does not grow with the table. Times at 100,000 sales are
 * measured by `npm run bench`, not here.
 */

interface Plan {
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

const pageSize = 25;
let backend: Backend;

beforeAll(async () => {
  backend = await startVendas();
  await backend.query("analyze");
  await backend.query(`create function pg_temp.plan(question text) returns json language plpgsql as $$
    declare
      person constant text := (select id from public.usuarios where email = 'ana.lima@aurora.example');
      found json;
    begin
      perform set_config('request.jwt.claim.sub', person, true),
        set_config('request.jwt.claims', json_build_object('sub', person, 'role', 'authenticated')::text, true),
        set_config('role', 'authenticated', true);
      execute 'explain (analyze, timing off, costs off, format json) ' || question into found;
      return found;
    end $$`);
  await backend.query(`create function pg_temp.answers(question text) returns jsonb language plpgsql as $$
    declare
      person constant text := (select id from public.usuarios where email = 'ana.lima@aurora.example');
      found jsonb;
    begin
      perform set_config('request.jwt.claim.sub', person, true),
        set_config('request.jwt.claims', json_build_object('sub', person, 'role', 'authenticated')::text, true);
      execute 'select coalesce(jsonb_agg(a), ''[]'') from (' || question || ') as t(a)' into found;
      return found;
    end $$`);
});
afterAll(() => backend?.close());

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test.each([
  ["sales, newest first", "transacoes", "vw_transacoes order by pedida_em desc, id desc"],
  [
    "sales of a period",
    "transacoes",
    "vw_transacoes where pedida_em >= '2025-05-16' and pedida_em < '2025-06-16' order by pedida_em desc, id desc",
  ],
  ["contacts, latest buyers first", "contatos", "vw_contatos order by ultima_compra_em desc nulls last, id"],
])("the first page of %s reads little more than it shows", async (_, table, source) => {
  const [row] = await backend.query<{ readonly plan: readonly { readonly Plan: Plan }[] }>(
    "select pg_temp.plan($1) as plan",
    [`select * from public.${source} limit ${pageSize}`],
  );
  const [top] = row?.plan ?? [];
  if (!top) throw new Error("no plan");
  const reads = nodesOf(top.Plan).filter((node) => node["Relation Name"] === table);
  const rowsRead = reads.map(
    (node) => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
  );
  expect(top.Plan["Actual Rows"]).toBe(pageSize);
  expect(reads.map((node) => node["Index Name"])).toEqual([expect.any(String)]);
  expect(Math.max(...rowsRead)).toBeLessThan(2 * pageSize);
});

test("words find contacts among 50,000 by an index, in any order, without accents and apostrophes", async () => {
  const [account] = await backend.query<{ readonly id: string }>(
    "select conta_id as id from public.usuarios where email = 'ana.lima@aurora.example'",
  );
  // As in an import: the text of the search is what the trigger would write, which is slow for this many.
  await backend.query("alter table public.contatos disable trigger user");
  await backend.query(
    `insert into public.contatos (conta_id, nome, email, origem, busca)
      select $1, nome, email, 'manual', app.sem_acento(nome || ' ' || email)
      from (select 'Pessoa ' || md5(n::text) as nome, 'pessoa' || n || '@muitas.example' as email
        from generate_series(1, 50000) n) as muitas`,
    [account?.id],
  );
  await backend.query("alter table public.contatos enable trigger user");
  await backend.query(
    `insert into public.contatos (conta_id, nome, email, origem)
      values ($1, 'Zulmira Quitéria D''Ávila Xexéu', 'zul@um.example', 'manual')`,
    [account?.id],
  );
  await backend.query("analyze public.contatos");
  for (const words of ["xexéu zulmira", "davila quiteria", "D'Avila zulmira", "zul@um.example xexeu"]) {
    const [row] = await backend.query<{ readonly "QUERY PLAN": readonly { readonly Plan: Plan }[] }>(
      `explain (analyze, timing off, costs off, format json)
        select id from app.contatos_com('${account?.id}', '${words.replaceAll("'", "''")}') limit 101`,
    );
    const nodes = nodesOf(row?.["QUERY PLAN"][0]?.Plan ?? { "Actual Rows": -1, "Actual Loops": 0 });
    const removed = nodes.map((node) => node["Rows Removed by Filter"] ?? 0);
    expect(nodes[0]?.["Actual Rows"], words).toBe(1);
    expect(nodes.map((node) => node["Index Name"])).toContain("contatos_busca");
    expect(Math.max(...removed), words).toBeLessThan(1000);
  }
  // What the app calls: the list of contacts, and the search in everything.
  const answers = async (question: string) => {
    const [row] = await backend.query<{ readonly found: unknown }>("select pg_temp.answers($1) as found", [question]);
    return row?.found;
  };
  expect(await answers("select public.rpc_contatos_procurar('zulmira davila')")).toHaveLength(1);
  expect(await answers("select public.rpc_contatos_procurar('pessoa')")).toHaveLength(101);
  expect(await answers("select titulo from public.rpc_busca_global('xexeu davila') where grupo = 'contatos'")).toEqual([
    "Zulmira Quitéria D'Ávila Xexéu",
  ]);
});
