import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DemoOptions } from "../../cli/backend/database/demo.ts";
import { printTables, readDatabase, withoutConstraints } from "../../cli/backend/database/introspect.ts";
import { formatDesignFile } from "../../cli/format/format.ts";
import { demoLogins, generateSeed } from "../../designs/vendas/supabase/seed/generate.ts";
import { startVendas, vendasDir } from "./client.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** Compare a committed generated file with its current text; `UPDATE=1` rewrites it. */
async function expectCurrent(path: string, text: string): Promise<void> {
  if (process.env.UPDATE === "1" && !process.env.CI) {
    await writeFile(path, text);
  }
  expect(await readFile(path, "utf8")).toBe(text);
}

describe("generated files are up to date", () => {
  test("seed.sql comes from its generator, byte for byte", async () => {
    await expectCurrent(join(vendasDir, "supabase", "seed.sql"), generateSeed());
    expect(generateSeed({ seed: 1 })).not.toBe(generateSeed());
  });

  test("the demo has as many rows as its description promises, and its tables the columns of all", async () => {
    const backend = await startVendas();
    const promised = {
      ...{ contas: 2, usuarios: 9, produtos: 8, produto_participantes: 12, contatos: 300, transacoes: 1000 },
      ...{ transacao_eventos: 2400, usuarios_app: 350, pipelines: 2, etapas: 11, oportunidades: 120, tags: 10 },
      ...{ contato_tags: 420, importacoes: 3, importacao_erros: 25, chats: 60, mensagens: 900, atendimentos: 80 },
      ...{ tarefas: 60, envios: 90, rastreios: 70, rastreio_eventos: 320, comissoes: 1100, recuperacoes: 120 },
      ...{ metricas_facebook: 1240, links: 14, exportacoes: 6 },
    };
    const [row] = await backend.query<{ counts: Readonly<Record<string, number>> }>(
      `select jsonb_object_agg(t, (xpath('/row/c/text()', query_to_xml('select count(*) as c from public.' || t, false,
        true, '')))[1]::text::int) as counts from unnest($1::text[]) as t`,
      [Object.keys(promised)],
    );
    const dateless = await backend.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'conta_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and 2 > (
        select count(*) from pg_attribute d where d.attrelid = c.oid and d.attname in ('criado_em', 'atualizado_em'))`,
    );
    const [webhooks] = await backend.query(
      `select relrowsecurity as guarded, relforcerowsecurity as forced from pg_class
      where oid = 'app.webhooks_recebidos'::regclass`,
    );
    await backend.close();
    expect(row?.counts).toEqual(promised);
    // Every table of an account says when its rows came and changed.
    expect(dateless).toEqual([]);
    expect(webhooks).toEqual({ guarded: true, forced: true });
  });

  test("demo.json names the people of the seed", async () => {
    await expectCurrent(join(vendasDir, "supabase", "demo.json"), demoLogins());
  });

  test("tables.json matches the migrations", async () => {
    const backend = await startBackend({ designDir: vendasDir, memory: true });
    const tables = printTables(
      withoutConstraints(await readDatabase(backend)),
      "../../schema/editor/tables.schema.json",
    );
    await backend.close();
    await expectCurrent(join(vendasDir, "tables.json"), formatDesignFile("tables.json", tables));
  });
});

describe("demo data", () => {
  test("has a value in every column of a view that is declared not null", async () => {
    const backend = await startBackend({ designDir: vendasDir, memory: true });
    const { views } = await readDatabase(backend);
    const empty: string[] = [];
    for (const [name, view] of Object.entries(views)) {
      const columns = Object.keys(view.columns).filter((column) => view.columns[column]?.nullable !== true);
      const counts = columns.map((column) => `count(*) filter (where "${column}" is null)::int as "${column}"`);
      const [row] = await backend.query<Record<string, number>>(`select ${counts.join(", ")} from public.${name}`);
      empty.push(...columns.filter((column) => row?.[column] !== 0).map((column) => `${name}.${column}`));
    }
    await backend.close();
    expect(empty).toEqual([]);
  });

  test("has the promised sizes, valid documents and no real reach", async () => {
    const backend = await startBackend({ designDir: vendasDir, memory: true });
    const [counts] = await backend.query<Record<string, number>>(`select
      (select count(*) from public.contas) as contas, (select count(*) from public.usuarios) as usuarios,
      (select count(*) from public.contatos) as contatos, (select count(*) from public.tags) as tags,
      (select count(*) from public.contato_tags) as contato_tags,
      (select count(*) from public.produtos) as produtos, (select count(*) from public.transacoes) as transacoes,
      (select count(*) from public.usuarios_app) as usuarios_app, (select count(*) from public.etapas) as etapas,
      (select count(*) from public.oportunidades) as oportunidades, (select count(*) from public.tarefas) as tarefas,
      (select count(*) from public.metricas_facebook) as metricas_facebook,
      (select count(*) from public.envios) as envios, (select count(*) from public.rastreios) as rastreios,
      (select count(*) from public.chats) as chats, (select count(*) from public.mensagens) as mensagens,
      (select count(*) from public.atendimentos) as atendimentos,
      (select count(*) from public.contatos where email !~ '(\\.example|@example\\.(com|org))$') as strangers,
      (select count(*) from public.contatos a join public.contatos b on a.email = b.email and a.conta_id < b.conta_id)
        as shared`);
    await backend.close();
    expect(counts).toEqual({
      contas: 2,
      usuarios: 9,
      contatos: 300,
      tags: 10,
      contato_tags: 420,
      produtos: 8,
      transacoes: 1000,
      usuarios_app: 350,
      etapas: 11,
      oportunidades: 120,
      tarefas: 60,
      metricas_facebook: 1240,
      chats: 60,
      mensagens: 900,
      atendimentos: 80,
      envios: 90,
      rastreios: 70,
      strangers: 0,
      shared: 15,
    });
  });
});

describe("a generated demo", () => {
  test("happens at the moment asked for, so that the usual window is never empty", async () => {
    const anchor = "2031-02-03T09:00:00-03:00";
    const backend = await startBackend({ designDir: vendasDir, memory: true, demo: { anchor } });
    const [found] = await backend.query<Record<string, number | boolean>>(`select
      count(*)::int as sales, count(*) filter (where aprovada_em >= '2031-01-04T03:00:00Z') > 20 as "has recent ones",
      count(*) filter (where greatest(pedida_em, aprovada_em, completa_em, reembolsada_em) > '${anchor}')::int as future,
      count(*) filter (where contato_id is not null and not exists (
        select from public.contatos c where c.id = contato_id and c.criado_em < pedida_em))::int as "without a contact",
      (select count(*)::int from public.contatos where tag_ids = '{}') < 200 as tagged,
      (select max(qtd_compras) from public.contatos) > 5 as counted
      from public.transacoes`);
    await backend.close();
    expect(found).toEqual({
      sales: 1000,
      "has recent ones": true,
      future: 0,
      "without a contact": 0,
      tagged: true,
      counted: true,
    });
  });

  test("an unknown size and a design without a generator are reported", async () => {
    const unknown = startBackend({ designDir: vendasDir, memory: true, demo: { size: "enorme" } });
    await expect(unknown).rejects.toThrow("there is no demo of the size enorme, only demo and 100k");
    const none = startBackend({ designDir: await designWith({}), memory: true, demo: {} });
    await expect(none).rejects.toThrow("has no supabase/seed/generate.ts");
  });

  test("a database that is filled keeps its rows, and is not taken for one of another size", async () => {
    const generator = `export function* generateDemo({ size = "small", anchor }) {
      if (!["small", "large"].includes(size)) throw new Error("unknown size " + size);
      yield { sql: "insert into public.coisas values ('" + size + " " + anchor + "')" };
    }`;
    const designDir = await designWith({
      "supabase/migrations/1_coisas.sql": "create table public.coisas (nome text);",
      "supabase/seed/generate.ts": generator,
    });
    const dataDir = join(designDir, "data");
    const names = async (demo: DemoOptions): Promise<readonly unknown[]> => {
      const backend = await startBackend({ designDir, dataDir, demo });
      const rows = await backend.query("select nome from public.coisas");
      await backend.close();
      return rows;
    };
    const filled = [{ nome: "large 2031-01-01" }];
    expect(await names({ size: "large", anchor: "2031-01-01" })).toEqual(filled);
    expect(await names({ size: "large", anchor: "2031-01-02" })).toEqual(filled);
    expect(await names({ anchor: "2031-01-03" })).toEqual(filled);
    await expect(names({ size: "small" })).rejects.toThrow(
      "this database was filled from supabase/seed/generate.ts large, not with the demo small",
    );
  });
});
