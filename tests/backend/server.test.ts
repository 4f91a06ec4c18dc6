import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BackendProblem, startBackend } from "../../cli/backend/backend.ts";
import { clientOf, connect, vendasDir } from "./client.ts";
import { checkConformance } from "./conformance/check.ts";
import { openEmbedded } from "./conformance/target.ts";
import { designWith } from "./design.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";

/*
 * The same backend over a PostgreSQL server.
 */

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server?.stop());

describe("the conformance suite", () => {
  checkConformance(() => openEmbedded(server.createDatabase("conformance")), true);
});

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
  const backend = await startBackend({ designDir, memory: true, port: 0, databaseUrl, demo: {} });
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
  // Where no policy lets one in, the database says no.
  const closed = clientOf(backend).storage.from("notas");
  expect((await closed.upload("a.txt", "x")).error).toMatchObject({ message: expect.stringMatching("policy") });
  const names = async () =>
    new Set((await backend.query<{ nome: string | null }>("select nome from public.passos")).map(({ nome }) => nome));
  await expect.poll(names, { timeout: 30_000 }).toEqual(new Set(["demo", null, "cron"]));
  await backend.close();
});

test("a database of others, an address of nobody and one that is none are refused, without the password", async () => {
  const databaseUrl = server.createDatabase("alheio");
  const designDir = await designWith({ "supabase/migrations/1_a.sql": "create table public.a (n int);" });
  const start = (url: string) => startBackend({ designDir, memory: true, databaseUrl: url });
  const { default: sqlOf } = await import("postgres");
  const sql = sqlOf(databaseUrl);
  await sql`create table dela (n int)`;
  await sql.end();
  await expect(start(databaseUrl)).rejects.toThrow("has tables that are none of this tool's; name an empty database");
  const nobody = start("postgres://ana:senha@127.0.0.1:9/nada");
  await expect(nobody).rejects.toBeInstanceOf(BackendProblem);
  await expect(nobody).rejects.toThrow(/^cannot use the database 127\.0\.0\.1:9\/nada: (?!.*senha)/);
  await expect(start("mysql://ana:senha@h/x")).rejects.toThrow("a database URL looks like postgres://");
});
