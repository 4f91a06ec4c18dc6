import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../cli/audit/audit.ts";
import { factsOf } from "../../cli/audit/facts.ts";
import { rules } from "../../cli/audit/rules.ts";
import { readRules } from "../../cli/backend/database/rules.ts";
import { readMigrations, rulesOf } from "../../cli/project/migrations.ts";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { designs, fileOf } from "../all-designs.ts";
import { compileFiles } from "../designs.ts";
import { databaseOf, type TriedDatabase } from "./one-database.ts";

/** What the rules about the database name: tables that a collection filters, a step writes, a formula calculates with. */
const shop = [
  fileOf(
    "design.json",
    JSON.stringify({
      ...{ formatVersion: 1, name: "loja", title: "Loja", languages: ["pt"], pages: { home: "inicio" } },
      auth: { kind: "supabase", profile: "accounts", roles: { key: "role" } },
      backend: { kind: "supabase" },
    }),
  ),
  fileOf(
    "tables.json",
    JSON.stringify({
      tables: {
        orders: { columns: { id: { type: "number" }, customer_id: { type: "number" } }, primaryKey: ["id"] },
        invoices: { columns: { id: { type: "number" }, total: { type: "number" } }, primaryKey: ["id"] },
        accounts: { columns: { id: { type: "text" }, role: { type: "text" } }, primaryKey: ["id"] },
        contacts: { columns: { id: { type: "number" }, nome: { type: "text" } }, primaryKey: ["id"] },
        news: {
          columns: { id: { type: "number" }, room: { type: "number" }, written_at: { type: "date" } },
          primaryKey: ["id"],
        },
      },
    }),
  ),
  fileOf(
    "collections.json",
    JSON.stringify({
      collections: {
        orders: {
          source: "supabase",
          table: "orders",
          limit: 10,
          filter: { and: [{ field: "customer_id", operator: "eq", value: 1 }] },
        },
        invoices: { source: "supabase", table: "invoices", limit: 10 },
      },
    }),
  ),
  fileOf(
    "pages/inicio.json",
    JSON.stringify({
      id: "inicio",
      path: "",
      title: { formula: "toText(sum(map(collections.invoices.data, invoice => invoice.total)))" },
      on: {
        load: {
          steps: [
            { action: "supabase.delete", table: "contacts", match: { id: 1 } },
            { action: "supabase.subscribe", channel: "news", table: "news", since: "written_at", onChange: [] },
          ],
        },
      },
      sections: [],
    }),
  ),
];

const sqlRules = rules.filter(({ wrong }) => /^(?:create|insert) /.test(wrong));
const facts = factsOf(compileFiles(shop).phases, undefined);

let database: TriedDatabase;
beforeAll(async () => {
  database = await databaseOf("create extension unaccent with schema extensions; drop extension unaccent;");
}, 60_000);
afterAll(() => database.close());

/** The codes of what the audit finds when a script has run. */
async function codesIn(files: typeof shop, sql: string): Promise<readonly string[]> {
  const now = files === shop ? facts : factsOf(compileFiles(files).phases, undefined);
  const found = audit({ ...now, database: await database.after(sql, readRules) });
  return [...new Set(found.map(({ diagnostic }) => diagnostic.code))].sort();
}

describe("rules about the database", () => {
  test.each(sqlRules.map(({ code }) => code))(
    "%s: the wrong example has a finding, the right one has none",
    async (code) => {
      const { wrong = "", right = "" } = sqlRules.find((rule) => rule.code === code) ?? {};
      expect(await codesIn(shop, wrong)).toContain(code);
      expect(await codesIn(shop, right)).toEqual([]);
    },
  );

  test("are at least twenty", () => expect(sqlRules.length).toBeGreaterThanOrEqual(20));

  test("ask for a policy for updates only if an upsert changes existing rows", async () => {
    const sql = `create table public.contacts (id bigint primary key, owner uuid default auth.uid());
      alter table public.contacts enable row level security;
      grant select, insert on public.contacts to authenticated;
      create policy add on public.contacts for insert to authenticated with check (owner = auth.uid());`;
    const upserting = (ignoreDuplicates: boolean) =>
      shop.map((file) => {
        if (file.path !== "pages/inicio.json") return file;
        const step = { action: "supabase.upsert", table: "contacts", data: { id: 1 }, ignoreDuplicates };
        const on = { load: { steps: [step] } };
        return fileOf(file.path, JSON.stringify({ id: "inicio", path: "", title: "Início", on, sections: [] }));
      });
    expect(await codesIn(upserting(false), sql)).toContain("audit/write-without-policy");
    expect(await codesIn(upserting(true), sql)).not.toContain("audit/write-without-policy");
  });

  test("accept a function that visitors are meant to call, as its comment says", async () => {
    const sql = `create function public.ticket(p_token uuid) returns text language sql security definer
      set search_path = '' as 'select ''open''';
      grant execute on function public.ticket(uuid) to anon;`;
    const saying = (text: string) => `${sql}\ncomment on function public.ticket is '${text}';`;
    expect(await codesIn(shop, saying("The state of a ticket. @publication"))).toContain("audit/open-definer");
    expect(await codesIn(shop, saying("The state of a ticket. @public"))).not.toContain("audit/open-definer");
  });

  test("accept a view with the rights of its owner only if it is a barrier that asks who reads", async () => {
    const view = (options: string, where: string) => `create table public.letters (id bigint primary key, owner uuid);
      alter table public.letters enable row level security;
      create view public.letters_of_mine ${options} as select * from public.letters ${where};
      grant select on public.letters_of_mine to authenticated;`;
    const codes = (options: string, where: string) => codesIn(shop, view(options, where));
    expect(await codes("with (security_barrier)", "where owner = auth.uid()")).not.toContain("audit/definer-view");
    expect(await codes("with (security_barrier)", "")).toContain("audit/definer-view");
    expect(await codes("", "where owner = auth.uid()")).toContain("audit/definer-view");
    expect(await codes("with (security_invoker = off)", "")).toContain("audit/definer-view");
  });

  test("accept an index whose first columns the query or a policy compares", async () => {
    const orders = (index: string, policy = "") => `create table public.orders (id bigint primary key, shop uuid,
        day date, customer_id bigint);
      alter table public.orders enable row level security;
      create index on public.orders (${index});
      ${policy}`;
    const ofShop = "create policy own on public.orders for select to authenticated using (shop = (select auth.uid()));";
    const codes = async (sql: string) => (await codesIn(shop, sql)).filter((code) => code === "audit/missing-index");
    expect(await codes(orders("customer_id, day"))).toEqual([]);
    expect(await codes(orders("day, customer_id"))).toEqual(["audit/missing-index"]);
    expect(await codes(orders("shop, customer_id"))).toEqual(["audit/missing-index"]);
    expect(await codes(orders("shop, customer_id", ofShop))).toEqual([]);
    expect(await codes(orders("(day + customer_id::int), customer_id"))).toEqual(["audit/missing-index"]);
    const odd = orders('"(a", customer_id').replace("day date", '"(a" date');
    expect(await codes(odd), "a name with signs of patterns").toEqual(["audit/missing-index"]);
  });

  test("report the statement of a migration, as the design has it", async () => {
    const path = "supabase/migrations/20250101000000_letters.sql";
    const sql =
      "create table public.letters (id int primary key);\n\ncreate view public.all_letters as\n  select * from letters;\n";
    const found = audit({
      ...factsOf(compileFiles(shop).phases, await database.after(sql, readRules), [], [{ path, sql }]),
    });
    expect(renderPretty(found.map(({ diagnostic }) => diagnostic))).toContain(`
warning audit/definer-view: a view that the app may read has the rights of its owner: \`all_letters\`
  ${path}:3:1
     3 | create view public.all_letters as
       | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^`);
  });

  test("find nothing in vendas", async () => {
    const { files = [], folder = "" } = designs.find(({ name }) => name === "vendas") ?? {};
    const migrations = readMigrations(folder);
    const phases = compileFiles(files as typeof shop).phases;
    const found = audit(factsOf(phases, await rulesOf("vendas", migrations), [], migrations));
    expect(found.map(({ diagnostic: { code, message, place } }) => `${place.file.path} ${code}: ${message}`)).toEqual(
      [],
    );
  });
});
