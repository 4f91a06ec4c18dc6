import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { BackendProblem } from "../../cli/backend/backend.ts";
import type { DemoOptions } from "../../cli/backend/database/demo.ts";
import { printTables, readDatabase } from "../../cli/backend/database/introspect.ts";
import { isBackendPath } from "../../cli/backend/http/paths.ts";
import { formatDesignFile } from "../../cli/format/format.ts";
import { isLoopback } from "../../cli/serve/visitors.ts";
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
    const tables = printTables(await readDatabase(backend), "../../schema/editor/tables.schema.json");
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

describe("services", () => {
  test("missing features are refused by name", async () => {
    const backend = await startBackend({ designDir: await designWith({}), memory: true });
    const ask = async (path: string) => {
      const response = await backend.fetch(new Request(backend.url + path, { headers: { apikey: backend.anonKey } }));
      return [response.status, await response.json()];
    };
    expect(await ask("/graphql/v1")).toEqual([
      501,
      { code: "feature_not_supported", message: "the embedded backend does not support GraphQL", feature: "GraphQL" },
    ]);
    expect(await ask("/realtime/v1/websocket")).toEqual([426, expect.objectContaining({ code: "upgrade_required" })]);
    expect(await ask("/auth/v1/factors")).toEqual([
      422,
      expect.objectContaining({ feature: "multi-factor authentication" }),
    ]);
    expect(await ask("/elsewhere")).toEqual([404, expect.objectContaining({ code: "not_found" })]);
    await backend.close();
  });

  test("a value that fits no column is the caller's mistake and harms no later request", async () => {
    const backend = await startBackend({
      designDir: await designWith({
        "supabase/migrations/1_coisas.sql":
          "create table public.coisas (id int primary key, ok boolean, listas text[]);",
      }),
      memory: true,
    });
    const ask = async (path: string) => {
      const response = await backend.fetch(
        new Request(`${backend.url}/rest/v1/${path}`, { headers: { apikey: backend.anonKey } }),
      );
      await response.text();
      return response.status;
    };
    expect(await ask("coisas?ok=eq.maybe")).toBe(400);
    expect(await ask("coisas?id=eq.x")).toBe(400);
    expect(await ask("coisas?listas=eq.{}")).toBe(200);
    expect(await ask("coisas?select=*")).toBe(200);
    await backend.close();
  });

  test("only loopback hosts are listened on, and only they are answered", async () => {
    const designDir = await designWith({});
    const backend = await startBackend({ designDir, memory: true, port: 0 });
    const rebound = await backend.fetch(new Request(backend.url));
    expect(rebound.status).toBe(404);
    const { port } = new URL(backend.url);
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      request({ port, host: "127.0.0.1", path: "/rest/v1/", headers: { host: "evil.example" } }, (response) => {
        resolve(response.statusCode);
        response.resume();
      }).end();
    });
    expect(status).toBe(403);
    await backend.close();
  });

  test.each([
    ["127.0.0.1", true],
    ["[::1]", true],
    ["localhost", true],
    ["app.localhost", true],
    ["127.0.0.1.evil.example", false],
    ["0.0.0.0", false],
    ["10.0.0.1", false],
  ])("%s is loopback: %s", (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });

  test("paths of the backend are distinguished from paths of the app", () => {
    expect(["/rest/v1/x", "/auth/v1", "/functions/v1/auth/login"].every(isBackendPath)).toBe(true);
    expect(["/rest/v10", "/auth/login", "/contatos/", "/restv1"].some(isBackendPath)).toBe(false);
  });
});

describe("migrations", () => {
  test("run in order, once; later ones run on the next start", async () => {
    const designDir = await designWith({
      "supabase/migrations/2_second.sql": "insert into public.a values (2);",
      "supabase/migrations/1_first.sql": "create table public.a (n int);",
    });
    const rows = async () => {
      const backend = await startBackend({ designDir });
      const found = await backend.query<{ n: number }>("select n from public.a order by n");
      await backend.close();
      return found.map((row) => row.n);
    };
    expect(await rows()).toEqual([2]);
    await writeFile(join(designDir, "supabase/migrations/3_third.sql"), "insert into public.a values (3);");
    expect(await rows()).toEqual([2, 3]);
    await writeFile(join(designDir, "supabase/migrations/1_first.sql"), "create table public.b (n int);");
    await expect(rows()).rejects.toThrow(
      "migration 1_first changed after it ran; write a new migration, or start over with `trama dev --reset`",
    );
  });

  test("a failing one says its name and line, and leaves nothing behind", async () => {
    const designDir = await designWith({
      "supabase/migrations/1_first.sql": "create table public.a (n int);\n\ncreate table public.b (n nosuchtype);",
    });
    const start = startBackend({ designDir, memory: true });
    await expect(start).rejects.toThrow(
      'supabase/migrations/1_first.sql:3:26: type "nosuchtype" does not exist\n    create table public.b (n nosuchtype);',
    );
    await expect(start).rejects.toBeInstanceOf(BackendProblem);
  });

  test("a failing statement is shown where the database reports no position", async () => {
    const designDir = await designWith({
      "supabase/migrations/1_first.sql": [
        "-- a comment; with a semicolon",
        "create function public.f() returns text language sql as $body$ select 'a;b' $body$;",
        "create table public.a (n int default 1, t text default e'it\\'s; fine');",
        "",
        "create index on public.a (viewz);",
        "create table public.b (n int);",
      ].join("\n"),
    });
    await expect(startBackend({ designDir, memory: true })).rejects.toThrow(
      'supabase/migrations/1_first.sql:5:1: column "viewz" does not exist\n    create index on public.a (viewz);',
    );
  });

  test("load the extensions that they or the seed create, and no others", async () => {
    const designDir = await designWith({
      "supabase/migrations/1_extensions.sql": `
        create extension if not exists "uuid-ossp" with schema extensions;
        create extension pgcrypto with schema extensions;`,
      "supabase/seed.sql": "create extension ltree;",
    });
    const dataDir = join(designDir, "data");
    for (const where of [{ memory: true }, { dataDir }, { dataDir }]) {
      const backend = await startBackend({ designDir, ...where });
      const names = await backend.query("select name from pg_available_extensions where name <> 'plpgsql' order by 1");
      expect(names).toEqual([{ name: "ltree" }, { name: "pgcrypto" }, { name: "uuid-ossp" }]);
      const [found] = await backend.query(`select extensions.crypt('a', '$2a$06$abcdefghijklmnopqrstuu') as hash,
        extensions.uuid_nil() as id, subpath('a.b.c', 1)::text as path`);
      expect(found).toEqual({
        hash: "$2a$06$abcdefghijklmnopqrstuuLSOYhGQvkIfw2xsg9xIgSskWKreHj7C",
        id: "00000000-0000-0000-0000-000000000000",
        path: "b.c",
      });
      await backend.close();
    }
  });
});

describe("edge functions", () => {
  const served = `import { shout } from "../_shared/text.ts";
    Deno.serve(async (request: Request) => new Response(shout(new URL(request.url).pathname) + Deno.env.get("SUPABASE_URL")));`;

  test("both forms run, with shared code, and see their own name as the root", async () => {
    const designDir = await designWith({
      "supabase/functions/_shared/text.ts": "export const shout = (text: string) => text.toUpperCase();",
      "supabase/functions/alto/index.ts": served,
      "supabase/functions/baixo/index.ts": "export default { fetch: () => Response.json({ ok: true }) };",
      "supabase/functions/falha/index.ts": "Deno.serve(() => { throw new Error('x'); });",
    });
    const backend = await startBackend({ designDir, memory: true, port: 0 });
    const headers = { apikey: backend.anonKey };
    const ask = (path: string) => fetch(`${backend.url}/functions/v1/${path}`, { headers });
    expect((await fetch(`${backend.url}/functions/v1/alto`)).status).toBe(401);
    expect(await (await ask("alto/abc")).text()).toBe(`/ALTO/ABC${backend.url}`);
    expect(await (await ask("baixo")).json()).toEqual({ ok: true });
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await ask("falha")).status).toBe(500);
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^function falha: Error: x/));
    logged.mockRestore();
    expect((await ask("nenhuma")).status).toBe(404);
    await backend.close();
  });

  test.each([
    ["import x from 'npm:lodash'; Deno.serve(() => new Response(x));", "cannot import npm:lodash"],
    ["export const nothing = 1;", "neither calls Deno.serve(handler) nor exports default"],
    ["Deno.serve(() => {", "function ruim: Build failed"],
  ])("%s is refused at the start", async (code, message) => {
    const designDir = await designWith({ "supabase/functions/ruim/index.ts": code });
    await expect(startBackend({ designDir, memory: true })).rejects.toThrow(message);
  });
});
