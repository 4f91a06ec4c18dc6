import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BackendProblem } from "../../cli/backend/backend.ts";
import { systemClock } from "../../cli/backend/cron/cron.ts";
import { main } from "../../cli/main.ts";
import { clientOf, connect, vendasDir } from "./client.ts";
import { designWith } from "./design.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { startBackend } from "./start.ts";

/*
 * The same backend over a PostgreSQL server.
 */

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

test("the seller app runs there, with its demo rows, many requests at once, and keeps what it wrote", async () => {
  const databaseUrl = server.createDatabase("vendas");
  const options = { designDir: vendasDir, memory: true, port: 0, databaseUrl };
  const backend = await startBackend(options);
  const [ana, igor] = [
    await connect(backend, "ana.lima@aurora.example"),
    await connect(backend, "igor.batista@vizinha.example"),
  ];
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { data } = await (index % 2 === 0 ? ana : igor).from("contas").select("nome");
      return `${index % 2} ${data?.map((row) => row.nome)}`;
    }),
  );
  expect([...new Set(answers)].toSorted()).toEqual(["0 Escola Aurora", "1 Loja Vizinha"]);
  await ana.from("contatos").insert({ nome: "Fica Aqui", email: "fica@correio.example" });

  const second = startBackend(options);
  await expect(second).rejects.toBeInstanceOf(BackendProblem);
  await expect(second).rejects.toThrow(/another process is using the database 127\.0\.0\.1:\d+\/vendas/);
  await backend.close();
  const again = await startBackend(options);
  expect(await again.query("select nome from public.contatos where nome like 'Fica%'")).toEqual([
    { nome: "Fica Aqui" },
  ]);
  await again.close();
});

test("jobs run there, and files and a generated demo are kept", async () => {
  const designDir = await designWith({
    "supabase/migrations/1_tudo.sql": `create extension pg_cron;
      create table public.passos (nome text);
      select cron.schedule('passo', '1 second', $$insert into public.passos values ('cron')$$);
      insert into storage.buckets (id, name, public) values ('fotos', 'fotos', true), ('notas', 'notas', false);
      create policy photos on storage.objects to anon using (bucket_id = 'fotos') with check (bucket_id = 'fotos');`,
    "supabase/seed/generate.ts": `export function* generateDemo() {
      yield { table: "public.passos", columns: ["nome"], csv: "demo\\n\\\\N\\n" };
    }`,
  });
  const databaseUrl = server.createDatabase("tudo");
  const backend = await startBackend({ designDir, memory: true, port: 0, databaseUrl, demo: {}, clock: systemClock });
  const files = clientOf(backend).storage.from("fotos");
  expect((await files.upload("a.txt", "olá", { contentType: "text/plain" })).error).toBeNull();
  expect(await (await files.download("a.txt")).data?.text()).toBe("olá");
  expect((await files.update("a.txt", "olá de novo", { contentType: "text/plain" })).error).toBeNull();
  expect((await files.copy("a.txt", "pasta/b.txt")).error).toBeNull();
  expect((await files.move("a.txt", "pasta/c.txt")).error).toBeNull();
  expect((await files.list("pasta")).data?.map(({ name }) => name)).toEqual(["b.txt", "c.txt"]);
  const { data: signed } = await files.createSignedUrl("pasta/c.txt", 60);
  expect(await (await fetch(signed?.signedUrl ?? "")).text()).toBe("olá de novo");
  expect((await files.remove(["pasta/b.txt"])).data).toHaveLength(1);
  expect((await files.download("pasta/b.txt")).error).not.toBeNull();
  // Without a matching policy the database refuses.
  const closed = clientOf(backend).storage.from("notas");
  expect((await closed.upload("a.txt", "x")).error).toMatchObject({ message: expect.stringMatching("policy") });
  const names = async () =>
    new Set((await backend.query<{ nome: string | null }>("select nome from public.passos")).map(({ nome }) => nome));
  await expect.poll(names).toEqual(new Set(["demo", null, "cron"]));
  await backend.close();
});

test("a foreign database, an unreachable address and an invalid one are refused, without the password", async () => {
  const databaseUrl = server.createDatabase("alheio");
  const designDir = await designWith({ "supabase/migrations/1_a.sql": "create table public.a (n int);" });
  const start = (url: string) => startBackend({ designDir, memory: true, databaseUrl: url });
  const { default: sqlOf } = await import("postgres");
  const sql = sqlOf(databaseUrl);
  await sql`create table dela (n int)`;
  await sql.end();
  await expect(start(databaseUrl)).rejects.toThrow("has tables that trama did not create; use an empty database");
  const nobody = start("postgres://ana:senha@127.0.0.1:9/nada");
  await expect(nobody).rejects.toBeInstanceOf(BackendProblem);
  await expect(nobody).rejects.toThrow(/^cannot use the database 127\.0\.0\.1:9\/nada: (?!.*senha)/);
  await expect(start("mysql://ana:senha@h/x")).rejects.toThrow("a database URL looks like postgres://");
});

describe("trama tables --database-url", () => {
  /** An existing Supabase project, as far as its tables and roles matter. */
  const project = async (name: string): Promise<string> => {
    const url = server.createDatabase(name);
    const { default: sqlOf } = await import("postgres");
    const sql = sqlOf(url, { onnotice: () => undefined });
    await sql.unsafe(`
      do $$ begin create role authenticated; exception when duplicate_object then end $$;
      create extension pg_trgm schema public;
      create type situacao as enum ('nova', 'paga');
      create table pedidos (id int primary key, situacao situacao not null, pago_em timestamptz, itens jsonb);
      create function total(p_ano int) returns numeric language sql stable as 'select 1';
      grant select, insert on pedidos to authenticated;`);
    await sql.end();
    return url;
  };
  const design = (tables?: string): Promise<string> =>
    designWith({ "design.json": '{ "$schema": "../design.schema.json" }', ...(tables && { "tables.json": tables }) });
  const run = async (designDir: string, ...args: readonly string[]): Promise<string> => {
    const told: string[] = [];
    const note = (text: string): void => void told.push(text);
    const io = { cwd: designDir, out: note, err: note, color: false, progress: false };
    const code = await main(["tables", designDir, ...args], io);
    return `${told.join("")}${code}`;
  };

  test("writes the tables of an existing database, and leaves the database unchanged", async () => {
    const url = await project("existente");
    const designDir = await design();
    expect(await run(designDir, "--database-url", url)).toBe("tables.json written\n0");
    const written = JSON.parse(await readFile(join(designDir, "tables.json"), "utf8"));
    expect(written).toEqual({
      $schema: "../tables.schema.json",
      tables: {
        pedidos: {
          columns: {
            id: { type: "number" },
            situacao: { type: "text", enum: ["nova", "paga"] },
            pago_em: { type: "date", nullable: true },
            itens: { type: "json", nullable: true },
          },
          primaryKey: ["id"],
        },
      },
      views: {},
      functions: { total: { args: { p_ano: { type: "number" } }, returns: { type: "number", nullable: true } } },
    });
    expect(await run(designDir, "--database-url", url, "--check")).toBe("tables.json is up to date\n0");
    const { default: sqlOf } = await import("postgres");
    const sql = sqlOf(url);
    expect(await sql`select nspname::text from pg_namespace where nspname like 'supabase%'`).toEqual([]);
    await sql.end();
  });

  test("says the same of the seller app's database there as its migrations do here", async () => {
    const databaseUrl = server.createDatabase("vendas_lida");
    const backend = await startBackend({ designDir: vendasDir, memory: true, databaseUrl });
    await backend.close();
    expect(await run(vendasDir, "--database-url", databaseUrl, "--check")).toMatch(/ is up to date\n0$/);
  });

  test("a check lists additions, removals and differences", async () => {
    const url = await project("mudada");
    const designDir = await design(
      JSON.stringify({
        tables: {
          clientes: { columns: { id: { type: "number" } } },
          pedidos: {
            columns: {
              id: { type: "text" },
              situacao: { type: "text", enum: ["nova"] },
              itens: { type: "json", nullable: true, hasDefault: true },
              valor: { type: "number" },
            },
          },
        },
        functions: {
          somar: { args: {}, returns: { type: "number" } },
          total: { args: { p_mes: { type: "number" } }, returns: { type: "text" } },
        },
      }),
    );
    expect(await run(designDir, "--database-url", url, "--check")).toBe(`tables.json does not match the database
  table \`clientes\` is gone
  column \`pedidos.id\` is number, not text
  column \`pedidos.itens\` differs in \`hasDefault\`
  column \`pedidos.pago_em\` is new: date or nothing
  column \`pedidos.situacao\` is one of "nova", "paga", not one of "nova"
  column \`pedidos.valor\` is gone
  table \`pedidos\` differs in \`primaryKey\`
  function \`somar\` is gone
  argument \`total.p_ano\` is new: number
  argument \`total.p_mes\` is gone
  function \`total\` differs in \`returns\`
  help: run \`trama tables --database-url …\` and commit what it writes
1`);
  });

  test.each([
    [
      "column pedidos.itens",
      "Itens. @json {type: 'list'}",
      /^error: the comment on column `pedidos\.itens` has a broken `@json`: .*JSON/,
    ],
    [
      "table pedidos",
      "Pedidos. @json",
      /^error: the comment on table `pedidos` has a broken `@json`: no braces follow it\n/,
    ],
    [
      "function total(int)",
      '@json p_ano {"type": "number"',
      /^error: the comment on function `total` has a broken `@json`: .*JSON/,
    ],
  ])("names the comment on %s that it cannot read", async (owner, comment, message) => {
    const url = await project(`comentada_${owner.split(" ", 1)}`);
    const { default: sqlOf } = await import("postgres");
    const sql = sqlOf(url);
    await sql.unsafe(`comment on ${owner} is '${comment.replaceAll("'", "''")}'`);
    await sql.end();
    const told = await run(await design(), "--database-url", url);
    expect(told).toMatch(message);
    expect(told).toMatch(/\n {2}help: write the type of the JSON value as in tables\.json: .+\n1$/);
  });

  test("shows a hint when it cannot read, and never the password", async () => {
    const designDir = await design();
    const told = (url: string): Promise<string> => run(designDir, "--database-url", url);
    const nobody = await told("postgres://ana:senha@127.0.0.1:9/nada");
    expect(nobody).toMatch(
      /^error: cannot read the database 127\.0\.0\.1:9\/nada: .+\n {2}help: check that the server is running/,
    );
    expect(nobody).not.toContain("senha");
    const other = new URL(server.createDatabase("sem_papel"));
    other.pathname = "/nenhuma";
    expect(await told(other.href)).toMatch(/nenhuma.+\n {2}help: end the address with the name of the database/);
    expect(await told("mysql://ana:senha@h/x")).toBe(
      "error: a database URL looks like postgres://user:password@host:5432/name\n1",
    );
    expect(await run(designDir)).toMatch(/no supabase\/ folder.+\n {2}help: .+--database-url/);
  });
});
