import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

/** Simulators of a channel and a platform: what an account sees while they are switched on. */

let backend: Backend;
let ana: SupabaseClient;

beforeAll(async () => {
  backend = await startVendas();
  ana = await connect(backend, "ana.lima@aurora.example");
});

const tick = () => backend.query("select app.simular()");

test("only the owner switches the simulators on, and nothing happens before", async () => {
  const carla = await connect(backend, "carla.nunes@aurora.example");
  expect((await carla.rpc("rpc_simulacao_ligar", { p_ligada: true })).error?.message).toBe("sem_permissao");
  const count =
    "select count(*)::int as n from public.mensagens where status in ('entregue', 'lida') and direcao = 'saida'";
  const before = await backend.query(count);
  await tick();
  expect(await backend.query(count)).toEqual(before);
});

test("messages are delivered, read and answered step by step; a few fail", async () => {
  expect((await ana.rpc("rpc_simulacao_ligar", { p_ligada: true })).error).toBeNull();
  const { data: chats } = await ana
    .from("vw_chats")
    .select("id")
    .eq("status", "aberto")
    .neq("canal", "whatsapp")
    .limit(5);
  expect(chats?.length).toBeGreaterThan(1);
  for (const chat of chats ?? []) {
    const sent = await ana.rpc("rpc_chat_enviar", {
      ...{ p_chat: chat.id, p_conteudo: "Olá", p_tipo: "texto", p_cliente_ref: crypto.randomUUID(), p_nota: false },
    });
    expect(sent.error).toBeNull();
  }
  const states = async () => {
    const rows = await backend.query<{ status: string; n: number }>(
      "select status, count(*)::int as n from public.mensagens where conteudo = 'Olá' group by status",
    );
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  };
  const total = chats?.length ?? 0;
  const failed = async () => (await states())["falhou"] ?? 0;
  expect(await states()).toEqual({ enviada: total });
  await tick();
  expect((await states())["entregue"]).toBe(total - (await failed()));
  await tick();
  expect((await states())["lida"]).toBe(total - (await failed()));
  const answers = async () =>
    (await backend.query("select id from public.mensagens where canal_msg_id like 'simulada:%'")).length;
  expect(await answers()).toBe(0);
  await tick();
  const [expected] = await backend.query<{ n: number }>(
    "select count(*)::int as n from public.mensagens where conteudo = 'Olá' and status = 'lida' and app.sorte(id || 'resposta', 2) = 0",
  );
  expect(await answers()).toBe(expected?.n);
  await tick();
  expect(await answers()).toBe(expected?.n);
});

test("the sales of an hour are the same each time, and slips are paid later", async () => {
  const plan = () =>
    backend.query<{ sale: { codigo: string; status_origem: string } | null }>(
      `select app.venda_simulada(id, minuto) as sale from public.contas, generate_series(29000000, 29000059) as minuto
      where slug = 'escola-aurora' order by minuto`,
    );
  const first = await plan();
  expect(await plan()).toEqual(first);
  const sales = first.flatMap(({ sale }) => sale ?? []);
  expect(sales.length).toBeGreaterThan(3);
  expect(sales.length).toBeLessThan(30);
  for (let minute = 29000000; minute < 29000064; minute++) {
    await backend.query(
      `select set_config('app.agora', to_timestamp(${minute}::bigint * 60)::text, true), app.simular_plataforma(id)
      from public.contas where slug = 'escola-aurora'`,
    );
  }
  const { data } = await ana
    .from("transacoes")
    .select("transacao_codigo,status")
    .like("transacao_codigo", "SIM-290000%");
  const statuses = new Map((data ?? []).map((row) => [row.transacao_codigo, row.status]));
  for (const { codigo, status_origem } of sales)
    expect([codigo, statuses.get(codigo)]).toEqual([codigo, status_origem === "NO_FUNDS" ? "recusada" : "aprovada"]);
});

test("switched off, nothing more arrives", async () => {
  await ana.rpc("rpc_simulacao_ligar", { p_ligada: false });
  const count = "select count(*)::int as n from public.mensagens";
  const before = await backend.query(count);
  await tick();
  expect(await backend.query(count)).toEqual(before);
});
