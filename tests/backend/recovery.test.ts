import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import type { Clock } from "../../cli/backend/cron/cron.ts";
import { school, shop } from "../working-days.ts";
import { connect, vendasDir } from "./client.ts";
import { startBackend } from "./start.ts";

/** The recovery queue, from the platform's report to the sale or the end of its time. */

let backend: Backend;
let account = "";
let bruno: SupabaseClient;
let ana: SupabaseClient;

beforeAll(async () => {
  // The job runs when a test runs it, at the time of the test.
  const clock: Clock = { now: Date.now, after: () => () => undefined };
  backend = await startBackend({ designDir: vendasDir, memory: true, port: 0, clock });
  const [row] = await backend.query<{ id: string }>("select id::text from public.contas where slug = 'escola-aurora'");
  account = row?.id ?? "";
  bruno = await connect(backend, "bruno.tavares@aurora.example");
  ana = await connect(backend, "ana.lima@aurora.example");
});

/** Run the job of the queue as at a moment. */
async function runJob(at: string): Promise<void> {
  const [job] = await backend.query<{ command: string; schedule: string }>(
    "select command, schedule from cron.job where jobname = 'andar recuperações'",
  );
  expect(job?.schedule).toBe("* * * * *");
  await asAt(at, job?.command ?? "");
}

/** Run a statement with the clock of the app set to a moment. */
const asAt = (at: string, statement: string): Promise<unknown> =>
  backend.query(
    `do $do$ begin perform set_config('app.agora', '${at}', true); ${statement.replace(/^select/, "perform")}; end $do$`,
  );

interface Report {
  readonly code: string;
  readonly at: string;
  readonly status?: string;
  readonly form?: string;
  readonly email?: string;
  readonly product?: string;
  readonly due?: string;
  readonly amount?: number;
}

/** Report a sale as the function of the platform does. */
async function report({
  code,
  at,
  status = "NO_FUNDS",
  form = "cartao_credito",
  email = `${code}@correio.example`.toLowerCase(),
  product = "R1",
  due,
  amount = 99700,
}: Report): Promise<string> {
  const sale = {
    ...{ plataforma: "hotmart", chave: `${code}${status}${at}`, codigo: code, status_origem: status, ocorrido_em: at },
    ...{
      produto_codigo: product,
      produto_nome: `Curso ${product}`,
      nome: "Uma Pessoa",
      email,
      forma: form,
      valor: amount,
    },
    ...(due !== undefined && { vence_em: due }),
  };
  const [row] = await backend.query<{ result: string }>(
    "select set_config('app.agora', $3, true), public.rpc_venda_receber($1, $2) as result",
    [account, JSON.stringify(sale), at],
  );
  return row?.result ?? "";
}

interface Item {
  readonly id: string;
  readonly tipo: string;
  readonly status: string;
  readonly disponivel_em: string;
  readonly expira_em: string;
  readonly tentativas: number;
  readonly responsavel_id: string | null;
  readonly reservada_ate: string | null;
  readonly proxima_tentativa_em: string | null;
  readonly transacao_ganha_id: string | null;
}

/** Returns the items of a buyer, the newest first. */
async function items(code: string): Promise<readonly Item[]> {
  const { data, error } = await ana
    .from("recuperacoes")
    .select("*,contatos!inner(email)")
    .eq("contatos.email", `${code}@correio.example`.toLowerCase())
    .order("criado_em", { ascending: false });
  expect(error).toBeNull();
  return data ?? [];
}

const item = async (code: string): Promise<Item> => {
  const [first] = await items(code);
  if (!first) throw new Error(`no recovery of ${code}`);
  return first;
};

const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());

// Wednesday, 11 June 2025, 14:00 in São Paulo.
const noon = "2025-06-11T17:00:00Z";

test.each([
  ["a refused card", "NO_FUNDS", "cartao_credito", "cartao_recusado", "2025-06-11T17:05:00.000Z"],
  ["an abandoned cart", "PURCHASE_OUT_OF_SHOPPING_CART", "outro", "carrinho_abandonado", "2025-06-11T17:15:00.000Z"],
  ["a pending pix", "WAITING_PAYMENT", "pix", "pix_pendente", "2025-06-11T17:15:00.000Z"],
  ["an expired pix", "PURCHASE_EXPIRED", "pix", "pix_expirado", "2025-06-11T17:00:00.000Z"],
  ["a pending slip", "PURCHASE_BILLET_PRINTED", "boleto", "boleto_pendente", "2025-06-12T12:00:00.000Z"],
  ["an expired slip", "PURCHASE_EXPIRED", "boleto", "boleto_expirado", "2025-06-14T12:00:00.000Z"],
  ["a late subscription", "PURCHASE_DELAYED", "cartao_credito", "assinatura_atrasada", "2025-06-12T17:00:00.000Z"],
])("%s enters the queue at its hour, and not before", async (_, status, form, tipo, available) => {
  const code = `Q-${tipo}`;
  await report({ code, at: noon, status, form, due: "2025-06-13T23:59:00-03:00" });
  const created = await item(code);
  expect([created.tipo, created.status, instant(created.disponivel_em)]).toEqual([tipo, "aguardando", available]);
  const days = tipo === "assinatura_atrasada" ? 15 : 7;
  expect(Date.parse(created.expira_em) - Date.parse(noon)).toBe(days * 86_400_000);
  await runJob(new Date(Date.parse(available) - 1000).toISOString());
  expect((await item(code)).status).toBe("aguardando");
  await runJob(available);
  expect((await item(code)).status).toBe("na_fila");
});

test("a heavier event replaces the kind and dates of the open item, a lighter one changes nothing", async () => {
  await report({ code: "W-1", at: noon, status: "PURCHASE_OUT_OF_SHOPPING_CART", form: "outro" });
  await report({ code: "W-1", at: "2025-06-11T18:00:00Z", status: "NO_FUNDS" });
  await report({
    code: "W-1b",
    email: "w-1@correio.example",
    at: "2025-06-11T19:00:00Z",
    status: "WAITING_PAYMENT",
    form: "pix",
  });
  const found = await items("W-1");
  expect(found.map(({ tipo, disponivel_em }) => [tipo, instant(disponivel_em)])).toEqual([
    ["cartao_recusado", "2025-06-11T18:05:00.000Z"],
  ]);
});

test("people who have bought the product, want no contact or have no address are left alone", async () => {
  await report({ code: "N-1", at: "2025-06-01T12:00:00Z", status: "PURCHASE_APPROVED" });
  await report({ code: "N-1b", email: "n-1@correio.example", at: noon });
  expect(await items("N-1")).toEqual([]);
  await report({ code: "N-2", at: noon });
  await backend.query(
    "delete from public.recuperacoes where contato_id in (select id from public.contatos where email = 'n-2@correio.example')",
  );
  await backend.query("update public.contatos set aceita_contato = false where email = 'n-2@correio.example'");
  await report({ code: "N-2b", email: "n-2@correio.example", at: "2025-06-11T18:00:00Z" });
  expect(await items("N-2")).toEqual([]);
});

test("the queue is ordered by value, age and kind", async () => {
  const [row] = await backend.query<{ card: number; old: number; slip: number }>(
    `select app.prioridade_recuperacao('cartao_recusado', 100000, '${noon}', '${noon}') as card,
      app.prioridade_recuperacao('cartao_recusado', 50000, '${noon}', '2025-06-13T05:00:00Z') as old,
      app.prioridade_recuperacao('boleto_pendente', 0, '${noon}', '2025-06-20T17:00:00Z') as slip`,
  );
  // 40 + 40 + 20; 20 + 20 + 20 after 36 of 72 hours; 20 × 0.6 = 12.
  expect(row).toEqual({ card: 100, old: 60, slip: 12 });
});

test.each([
  ["at any hour of the day", school, "2026-03-04T14:00", "2026-03-04T14:00"],
  ["from eight", school, "2026-03-04T06:00", "2026-03-04T08:00"],
  ["until twenty", school, "2026-03-04T20:00", "2026-03-05T08:00"],
  ["not on a weekend, at the hour of another day", school, "2026-03-07T12:00", "2026-03-09T12:00"],
  ["on a Saturday on which the account works", shop, "2026-03-07T12:00", "2026-03-07T12:00"],
  ["not after twenty on such a Saturday", shop, "2026-03-07T20:00", "2026-03-09T08:00"],
  ["not on holidays and the weekend after them", school, "2025-12-23T21:00", "2025-12-26T08:00"],
  ["not at Carnival", school, "2026-02-13T20:30", "2026-02-18T08:00"],
])("contacts are made on working days %s", async (_, hours, moment, expected) => {
  const [row] = await backend.query<{ at: string }>("select app.hora_de_contato($1, $2::timestamptz)::text as at", [
    JSON.stringify(hours),
    `${moment}:00-03:00`,
  ]);
  expect(instant(row?.at ?? null)).toBe(instant(`${expected}:00-03:00`));
});

test("the next attempt is on a working day of the account", async () => {
  const setHours = "update public.contas set horario_atendimento = $2 where id = $1";
  const [before] = await backend.query<{ hours: object }>(
    "select horario_atendimento as hours from public.contas where id = $1",
    [account],
  );
  await report({ code: "N-3", at: "2025-12-23T12:00:00Z" });
  const { id } = await item("N-3");
  const attempts = [];
  try {
    await backend.query(setHours, [account, JSON.stringify(school)]);
    for (const at of ["2025-12-23T18:00:00-03:00", "2025-12-26T11:00:00-03:00", "2025-12-26T15:00:00-03:00"]) {
      await backend.query("select set_config('app.agora', $1, false)", [at]);
      const { data } = await bruno.from("vw_recuperacoes").select("proxima_sugerida_em").eq("id", id);
      expect(await register(bruno, id, "sem_resposta")).toMatchObject({ data: "em_contato", error: null });
      const { proxima_tentativa_em } = await item("N-3");
      attempts.push(instant(proxima_tentativa_em));
      // The first is still waiting, and not in the list.
      if (attempts.length > 1) expect(instant(data?.[0]?.proxima_sugerida_em)).toBe(attempts.at(-1));
    }
  } finally {
    await backend.query("select set_config('app.agora', '', false)");
    await backend.query(setHours, [account, JSON.stringify(before?.hours)]);
  }
  // 21:00 of the day before Christmas Eve, then 10:00 of a Saturday, twice.
  expect(attempts).toEqual(
    ["2025-12-26T08:00", "2025-12-29T10:00", "2025-12-29T10:00"].map((moment) => instant(`${moment}:00-03:00`)),
  );
});

/** Put an item in the queue now, and return its id. */
async function queued(code: string, more: Partial<Report> = {}): Promise<string> {
  await report({ code, at: new Date(Date.now() - 3_600_000).toISOString(), ...more });
  await runJob(new Date().toISOString());
  const { id, status } = await item(code);
  expect(status).toBe("na_fila");
  return id;
}

const register = (client: SupabaseClient, id: string, result: string, more: object = {}) =>
  client.rpc("rpc_recuperacao_registrar", { p_id: id, p_canal: "whatsapp", p_resultado: result, ...more });

test("two people who take the next item get different ones, and a reserve ends after half an hour", async () => {
  await backend.query("delete from public.recuperacoes");
  await queued("T-1");
  await queued("T-2");
  const [mine, theirs] = [await bruno.rpc("rpc_recuperacao_proxima"), await ana.rpc("rpc_recuperacao_proxima")];
  expect([mine.error, theirs.error]).toEqual([null, null]);
  expect(new Set([mine.data, theirs.data]).size).toBe(2);
  const refused = await ana.rpc("rpc_recuperacao_assumir", { p_id: mine.data });
  expect([refused.error?.message, refused.error?.details]).toEqual(["ja_assumida", '{"nome": "Bruno Tavares"}']);
  await runJob(new Date(Date.now() + 29 * 60_000).toISOString());
  expect((await item("T-1")).responsavel_id).not.toBeNull();
  await runJob(new Date(Date.now() + 31 * 60_000).toISOString());
  const after = [await item("T-1"), await item("T-2")];
  expect(after.map(({ responsavel_id, reservada_ate }) => [responsavel_id, reservada_ate])).toEqual([
    [null, null],
    [null, null],
  ]);
  const { data: queue } = await bruno.rpc("rpc_recuperacao_fila");
  expect(queue).toHaveLength(2);
  const support = await connect(backend, "carla.nunes@aurora.example");
  expect((await support.rpc("rpc_recuperacao_proxima")).status).toBe(403);
});

test("four attempts without an answer lose the sale, and a fifth is refused", async () => {
  const id = await queued("A-1");
  for (const attempt of [1, 2, 3]) {
    expect(await register(bruno, id, "sem_resposta")).toMatchObject({ data: "em_contato", error: null });
    const { tentativas, proxima_tentativa_em } = await item("A-1");
    expect([tentativas, proxima_tentativa_em !== null]).toEqual([attempt, true]);
  }
  expect(await register(bruno, id, "sem_resposta")).toMatchObject({ data: "perdida" });
  expect((await register(bruno, id, "sem_resposta")).error?.message).toBe("conflito_versao");
  const { data } = await bruno.from("recuperacao_tentativas").select("resultado").eq("recuperacao_id", id);
  expect(data).toHaveLength(4);
});

test("who does not want, or cannot be reached, is lost at once", async () => {
  expect(await register(bruno, await queued("L-1"), "nao_quer")).toMatchObject({ data: "perdida" });
  const id = await queued("L-2");
  expect(await register(bruno, id, "numero_invalido")).toMatchObject({ data: "em_contato" });
  await backend.query(
    "update public.contatos set telefone = '+5511900000001', email = null where email = 'l-2@correio.example'",
  );
  expect(await register(bruno, id, "numero_invalido")).toMatchObject({ data: "perdida" });
  const other = await queued("L-3");
  expect((await bruno.rpc("rpc_recuperacao_descartar", { p_id: other, p_motivo: "x" })).error?.details).toBe(
    '{"motivo":"Use pelo menos 5 caracteres."}',
  );
  expect(
    (await bruno.rpc("rpc_recuperacao_descartar", { p_id: other, p_motivo: "Contato de teste" })).error,
  ).toBeNull();
  expect((await item("L-3")).status).toBe("descartada");
});

test("a sale after an attempt is recovered, without one it converted by itself", async () => {
  const tried = await queued("S-1");
  await register(bruno, tried, "pagou");
  expect(await item("S-1")).toMatchObject({ status: "em_contato", proxima_tentativa_em: null });
  await queued("S-2");
  for (const code of ["S-1", "S-2"]) {
    await report({ code, at: new Date().toISOString(), status: "PURCHASE_APPROVED" });
  }
  const [recovered, alone] = [await item("S-1"), await item("S-2")];
  expect([recovered.status, alone.status]).toEqual(["recuperada", "convertida_sozinha"]);
  expect(recovered.transacao_ganha_id).not.toBeNull();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { data } = await ana.rpc("rpc_recuperacao_resumo", { p_inicio: day(-1), p_fim: day(2) });
  expect(data?.[0]).toMatchObject({ recuperado_centavos: 99700, recuperadas: 1 });
});

test("a sale that is reported complete closes its recovery, one of long before does not", async () => {
  await queued("S-3");
  await report({
    code: "S-3-completa",
    email: "s-3@correio.example",
    at: new Date().toISOString(),
    status: "PURCHASE_COMPLETE",
  });
  expect((await item("S-3")).status).toBe("convertida_sozinha");

  await queued("S-4");
  await backend.query(
    `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_id, produto_nome, comprador_nome,
      comprador_email, status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, pedida_em, aprovada_em,
      origem)
    select r.conta_id, 'hotmart', 'S-4-antiga', r.produto_id, 'Curso', 'Uma Pessoa', 's-4@correio.example', 'aprovada',
      'pix', 9700, 9700, now() - interval '1 year', now() - interval '1 year', 'importacao'
    from public.recuperacoes r where r.id = $1`,
    [(await item("S-4")).id],
  );
  expect((await item("S-4")).status).toBe("na_fila");
});

test("a recovery without an attempt expires, and one with an attempt is lost a week after the first", async () => {
  await queued("E-1");
  const id = await queued("E-2");
  await register(bruno, id, "vai_pagar");
  await runJob(new Date(Date.now() + 6 * 86_400_000).toISOString());
  expect([(await item("E-1")).status, (await item("E-2")).status]).toEqual(["na_fila", "em_contato"]);
  await runJob(new Date(Date.now() + 8 * 86_400_000).toISOString());
  expect([(await item("E-1")).status, (await item("E-2")).status]).toEqual(["expirada", "perdida"]);
});

test("a slip comes back to the queue on the day it is due, once", async () => {
  const due = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await report({
    code: "B-1",
    at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    status: "PURCHASE_BILLET_PRINTED",
    form: "boleto",
    due: `${due}T23:00:00-03:00`,
  });
  await runJob(new Date().toISOString());
  const { id } = await item("B-1");
  await register(bruno, id, "vai_pagar", { p_proxima: new Date(Date.now() + 30 * 86_400_000).toISOString() });
  await runJob(`${due}T08:59:00-03:00`);
  expect(Date.parse((await item("B-1")).proxima_tentativa_em ?? "")).toBeGreaterThan(Date.now() + 20 * 86_400_000);
  await runJob(`${due}T09:00:00-03:00`);
  expect(instant((await item("B-1")).proxima_tentativa_em)).toBe(new Date(`${due}T09:00:00-03:00`).toISOString());
});
