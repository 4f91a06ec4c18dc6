import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

/** Access to what was sold: who grants it, and what time does to it. */

let backend: Backend;
let carla: SupabaseClient;
let bruno: SupabaseClient;
let product = "";

beforeAll(async () => {
  backend = await startVendas();
  carla = await connect(backend, "carla.nunes@aurora.example");
  bruno = await connect(backend, "bruno.tavares@aurora.example");
  const [row] = await backend.query<{ id: string }>(
    `select p.id::text from public.produtos p join public.contas c on c.id = p.conta_id and c.slug = 'escola-aurora'
    where not p.fisico and p.ativo order by p.nome limit 1`,
  );
  product = row?.id ?? "";
});

interface Access {
  readonly id: string;
  readonly status: string;
  readonly contato_id: string | null;
  readonly acesso_ate: string | null;
}

async function give(email: string, until: string | null = null): Promise<Access> {
  const row = { nome: "Pessoa", email, produto_id: product, acesso_ate: until };
  const { data, error } = await carla
    .from("usuarios_app")
    .insert(row)
    .select("id,status,contato_id,acesso_ate")
    .single();
  expect(error).toBeNull();
  if (!data) throw new Error("no access");
  return data;
}
const statusOf = async (id: string): Promise<string | undefined> =>
  (await backend.query<Access>("select status from public.usuarios_app where id = $1", [id]))[0]?.status;

/** Run the nightly job, which has its schedule. */
async function night(): Promise<void> {
  const [job] = await backend.query<{ command: string }>(
    "select command from cron.job where jobname = 'rever acessos' and schedule = '22 6 * * *'",
  );
  await backend.query(job?.command ?? "");
}

test("given access belongs to the contact of the same address, once per product", async () => {
  const [contact] = await backend.query<{ id: string; email: string }>(
    `select c.id::text, c.email from public.contatos c join public.contas a on a.id = c.conta_id and a.slug = 'escola-aurora'
    where c.email is not null and c.excluido_em is null
      and not exists (select from public.usuarios_app u where u.email = c.email and u.produto_id = $1) limit 1`,
    [product],
  );
  expect((await give((contact?.email ?? "").toUpperCase())).contato_id).toBe(contact?.id);
  const again = { nome: "Pessoa", email: contact?.email, produto_id: product };
  expect((await carla.from("usuarios_app").insert(again)).error?.code).toBe("23505");
  expect((await bruno.from("usuarios_app").insert({ ...again, email: "b@b.example" })).error).not.toBeNull();
});

test("at night access past its end expires, and more time opens it again", async () => {
  const past = await give("passou@correio.example", "2020-01-01T00:00:00Z");
  const running = await give("corre@correio.example", "2999-01-01T00:00:00Z");
  await night();
  expect([await statusOf(past.id), await statusOf(running.id)]).toEqual(["expirado", "ativo"]);
  expect((await bruno.rpc("rpc_acesso_prorrogar", { p_id: past.id })).error?.message).toBe("sem_permissao");
  const { data: until } = await carla.rpc("rpc_acesso_prorrogar", { p_id: past.id, p_dias: 30 });
  const days = (Date.parse(String(until)) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(await statusOf(past.id)).toBe("ativo");
  await night();
  expect(await statusOf(past.id)).toBe("ativo");
});

/** Report a sale of Hotmart, as it is received. */
const report = (
  status: string,
  daysAgo: number,
  email: string,
  more: { readonly codigo?: string; readonly produto_codigo?: string; readonly assinatura?: string } = {},
) =>
  backend.query("select public.rpc_venda_receber(c.id, $1) from public.contas c where c.slug = 'escola-aurora'", [
    JSON.stringify({
      ...{ plataforma: "hotmart", chave: `${more.codigo ?? email}${status}`, codigo: email, status_origem: status },
      ...{ produto_codigo: "ASS-1", produto_nome: "Assinatura", nome: "Pessoa", email, forma: "cartao_credito" },
      ...{ valor: 4900, ocorrido_em: new Date(Date.now() - daysAgo * 86_400_000).toISOString() },
      ...more,
    }),
  ]);
const accessOf = async (email: string) =>
  (
    await backend.query<Access>("select id::text, status, acesso_ate from public.usuarios_app where email = $1", [
      email,
    ])
  )[0];

test("a subscription that is late for more than seven days suspends the access, until it is paid", async () => {
  for (const [email, daysAgo] of [
    ["atrasada@correio.example", 8],
    ["quase@correio.example", 6],
  ] as const) {
    await report("PURCHASE_DELAYED", daysAgo, email);
    await backend.query(
      `insert into public.usuarios_app (conta_id, nome, email, produto_id)
      select t.conta_id, 'Pessoa', $1, t.produto_id from public.transacoes t where t.transacao_codigo = $1`,
      [email],
    );
  }
  await night();
  expect((await accessOf("atrasada@correio.example"))?.status).toBe("suspenso");
  expect((await accessOf("quase@correio.example"))?.status).toBe("ativo");
  await report("PURCHASE_APPROVED", 0, "atrasada@correio.example");
  expect((await accessOf("atrasada@correio.example"))?.status).toBe("ativo");
});

test("someone who gets the access back by hand keeps it, although the charge is still late", async () => {
  const email = "devolvida@correio.example";
  await report("PURCHASE_APPROVED", 40, email, { codigo: "DEV-1", assinatura: "DEV" });
  await report("PURCHASE_DELAYED", 10, email, { codigo: "DEV-2", assinatura: "DEV" });
  await night();
  expect((await accessOf(email))?.status).toBe("suspenso");
  const { error } = await carla.from("usuarios_app").update({ status: "ativo" }).eq("email", email);
  expect(error).toBeNull();
  await night();
  expect((await accessOf(email))?.status).toBe("ativo");
  // A charge that has been late for a week only after that is another reason.
  await report("PURCHASE_DELAYED", 9, email, { codigo: "DEV-3", assinatura: "DEV" });
  await backend.query(
    `update app.acessos_reativados set em = em - interval '60 hours'
    where acesso_id = (select id from public.usuarios_app where email = $1)`,
    [email],
  );
  await night();
  expect((await accessOf(email))?.status).toBe("suspenso");
});

test("a late charge stays late when the next one is paid, and suspends nobody", async () => {
  const email = "em-dia@correio.example";
  await report("PURCHASE_DELAYED", 20, email, { codigo: "DIA-1", assinatura: "DIA" });
  await report("PURCHASE_APPROVED", 5, email, { codigo: "DIA-2", assinatura: "DIA" });
  await night();
  expect((await accessOf(email))?.status).toBe("ativo");
});

test("who buys after the access has ended has it for good", async () => {
  const email = "voltou@correio.example";
  await report("PURCHASE_APPROVED", 40, email, { codigo: "VOLTA-1" });
  await backend.query("update public.usuarios_app set acesso_ate = now() - interval '1 day' where email = $1", [email]);
  await night();
  expect((await accessOf(email))?.status).toBe("expirado");
  await report("PURCHASE_APPROVED", 0, email, { codigo: "VOLTA-2" });
  await night();
  expect(await accessOf(email)).toMatchObject({ status: "ativo", acesso_ate: null });
});

test("a refund ends the access unless another purchase of the product is valid; a subscription's last charge does not", async () => {
  const twice = "duas-vezes@correio.example";
  const product = { produto_codigo: "CURSO-2X" };
  await report("PURCHASE_APPROVED", 3, twice, { codigo: "DUAS-1", ...product });
  await report("PURCHASE_APPROVED", 2, twice, { codigo: "DUAS-2", ...product });
  await report("PURCHASE_REFUNDED", 1, twice, { codigo: "DUAS-2", ...product });
  expect((await accessOf(twice))?.status).toBe("ativo");
  await report("PURCHASE_REFUNDED", 0, twice, { codigo: "DUAS-1", ...product });
  expect((await accessOf(twice))?.status).toBe("cancelado");

  const monthly = "mensal@correio.example";
  await report("PURCHASE_APPROVED", 33, monthly, { codigo: "MES-1", assinatura: "MES" });
  await report("PURCHASE_APPROVED", 3, monthly, { codigo: "MES-2", assinatura: "MES" });
  await report("PURCHASE_REFUNDED", 1, monthly, { codigo: "MES-2", assinatura: "MES" });
  expect((await accessOf(monthly))?.status).toBe("cancelado");
});

test("a sale that is complete does not open the access that someone has suspended", async () => {
  const email = "suspensa@correio.example";
  await report("PURCHASE_APPROVED", 8, email, { codigo: "SUSP-1" });
  const { error } = await carla.from("usuarios_app").update({ status: "suspenso" }).eq("email", email);
  expect(error).toBeNull();
  await backend.query("select app.completar_vendas()");
  const [sale] = await backend.query("select status from public.transacoes where transacao_codigo = 'SUSP-1'");
  expect(sale).toEqual({ status: "completa" });
  expect((await accessOf(email))?.status).toBe("suspenso");
});
