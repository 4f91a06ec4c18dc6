import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { call, connect, vendasDir } from "./client.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { startBackend } from "./start.ts";

/** Requests at the same moment, over a PostgreSQL server: the embedded database would answer one after the other. */

let server: PostgresServer;
let backend: Backend;
/** Connections of their own: the backend's own statements take turns. */
let sql: postgres.Sql;

beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = server.createDatabase("corridas");
  backend = await startBackend({ designDir: vendasDir, memory: true, port: 0, databaseUrl });
  sql = postgres(databaseUrl, { max: 20 });
});
afterAll(async () => {
  await sql?.end();
  await backend?.close();
  await server?.stop();
});

/** Send the same request at once; returns how often each answer came. */
async function atOnce(count: number, ask: (index: number) => Promise<string>): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const answer of await Promise.all(Array.from({ length: count }, (_, index) => ask(index)))) {
    tally[answer] = (tally[answer] ?? 0) + 1;
  }
  return tally;
}
const asText = ({ status, answer }: { status: number; answer: Readonly<Record<string, unknown>> }): string =>
  `${status} ${answer.code ?? "ok"}`;

test("sign-ins at once are five attempts: each waits for those that came before", async () => {
  const attempt = async (on: postgres.Sql): Promise<string> => {
    const [row] = await on`select public.rpc_entrada_tentar('felipe@corrida.example|::1') as may`;
    return row?.may ? "may" : "must wait";
  };
  expect(await atOnce(4, () => attempt(sql))).toEqual({ may: 4 });
  const fifth = await sql.reserve();
  await fifth`begin`;
  expect(await attempt(fifth)).toBe("may");
  const others = atOnce(10, () => attempt(sql));
  await expect.poll(() => sql`select from pg_locks where locktype = 'advisory' and not granted`).not.toEqual([]);
  await fifth`commit`;
  fifth.release();
  expect(await others).toEqual({ "must wait": 10 });
  // What is old does not count, and is deleted.
  await sql`update app.tentativas_entrada set em = em - interval '1 minute'`;
  expect(await atOnce(20, () => attempt(sql))).toEqual({ may: 5, "must wait": 15 });
  expect(await sql`select count(*)::int as n from app.tentativas_entrada`).toEqual([{ n: 5 }]);
});

test("sign-ups of one e-mail at once make one account, and the others are refused as known", async () => {
  const body = { nome: "Duda Reis", conta: "Da Duda", email: "duda@corrida.example", password: "Teste1234" };
  // Beyond the limit of the app: at the service itself.
  const direct = (index: number) => async (): Promise<string> => {
    const response = await fetch(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email: index % 2 ? body.email : "DUDA@corrida.example", password: body.password }),
    });
    const answer: { readonly error_code?: string } = await response.json();
    return `${response.status} ${answer.error_code ?? "ok"}`;
  };
  expect(await atOnce(20, (index) => direct(index)())).toEqual({ "200 ok": 1, "422 user_already_exists": 19 });
  // Ids of the auth service begin with the time, so two ids of the same minute begin alike.
  const other = { ...body, email: "rui@corrida.example" };
  expect(await atOnce(5, async () => asText(await call(backend, "auth/signup", { body: other })))).toEqual({
    "200 ok": 1,
    "409 duplicado": 4,
  });
  expect(await backend.query("select count(*)::int as n from auth.users where email like '%@corrida.example'")).toEqual(
    [{ n: 2 }],
  );
});

test("the first sign-ins of a person at once make one account, also of a name that another has", async () => {
  const [user] = await sql`select id from auth.users where lower(email) = 'duda@corrida.example'`;
  expect(user).toBeDefined();
  const conclude = async (): Promise<string> => {
    await sql`select public.rpc_cadastro_concluir(${user?.id}, 'duda@corrida.example', 'Duda Reis', 'Da Duda')`;
    return "ok";
  };
  expect(await atOnce(10, conclude)).toEqual({ ok: 10 });
  expect(await backend.query("select count(*)::int as n from public.contas where nome = 'Da Duda'")).toEqual([
    { n: 2 },
  ]);
});

test("invitations of one person at once make one, and the others say so in the app's words", async () => {
  const ana = await connect(backend, "ana.lima@aurora.example");
  const invite = async (): Promise<string> => {
    const { error } = await ana.functions.invoke("convites/enviar", {
      body: { nome: "Convidada", email: "uma@convidada.example", perfil: "suporte" },
    });
    if (!error) return "ok";
    const { code, message, fields } = await error.context.json();
    return `${error.context.status} ${code} ${message} ${JSON.stringify(fields)}`;
  };
  const said = "Já existe alguém com este e-mail.";
  expect(await atOnce(20, invite)).toEqual({ ok: 1, [`409 duplicado ${said} {"email":"${said}"}`]: 19 });
});

test("first messages and first sales of one person at once all arrive, and make one contact", async () => {
  const [account] = await sql`select id from public.contas where slug = 'escola-aurora'`;
  const message = async (index: number): Promise<string> => {
    await sql`select public.rpc_canal_receber(${account?.id}, 'instagram', 'nova.pessoa', 'Oi', ${`corrida-${index}`})`;
    return "ok";
  };
  expect(await atOnce(20, message)).toEqual({ ok: 20 });
  const sale = async (index: number): Promise<string> => {
    const report = {
      ...{ plataforma: "kiwify", codigo: `CORRIDA-${index}`, status_origem: "paid", chave: `corrida-${index}` },
      ...{ ocorrido_em: "2025-06-01T10:00:00Z", produto_codigo: "novo", produto_nome: "Novo", valor: 100 },
      ...{ nome: "Nova Pessoa", email: "nova.pessoa@corrida.example" },
    };
    const [row] = await sql`select public.rpc_venda_receber(${account?.id}, ${sql.json(report)}) as result`;
    return row?.result;
  };
  expect(await atOnce(20, sale)).toEqual({ criada: 20 });
  const contacts = await backend.query(
    "select email, qtd_compras from public.contatos where email like 'nova%pessoa@%' order by email",
  );
  expect(contacts).toEqual([
    { email: "nova-pessoa@instagram.invalid", qtd_compras: 0 },
    { email: "nova.pessoa@corrida.example", qtd_compras: 20 },
  ]);
});

test("links with one code at once are one link, and the others get an error that it exists", async () => {
  const ana = await connect(backend, "ana.lima@aurora.example");
  const save = async (): Promise<string> => {
    const { error } = await ana.rpc("rpc_links_salvar", {
      ...{ p_nome: "Corrida", p_urls: ["https://pay.kiwify.com.br/abc"], p_curto: true },
      p_dados: { destino: "corrida", midia: "bio", grupo: "um" },
    });
    return error ? `${error.message} ${error.details}` : "ok";
  };
  expect(await atOnce(10, save)).toEqual({
    ok: 1,
    'duplicado {"grupo": "Já existe um link com o código corrida.bio.um."}': 9,
  });
});
