import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { startVendas } from "./client.ts";

/*
 * The first page of a list is read from an index, so its cost does not grow with the table. Times at 100,000 sales are
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
