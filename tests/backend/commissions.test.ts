import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import type { Clock } from "../../cli/backend/cron/cron.ts";
import { connect, vendasDir } from "./client.ts";
import { startBackend } from "./start.ts";

/** Commissions from the end of the guarantee to the payment, and back. */

let backend: Backend;
let elisa: SupabaseClient;
let runJobs: () => void;

beforeAll(async () => {
  let nowMs = Date.parse("2026-01-01T06:11:00Z");
  let due = (): void => undefined;
  const clock: Clock = {
    now: () => nowMs,
    after(_, run) {
      due = run;
      return () => undefined;
    },
  };
  backend = await startBackend({ designDir: vendasDir, memory: true, port: 0, clock });
  runJobs = () => {
    nowMs += 24 * 3_600_000;
    due();
  };
  elisa = await connect(backend, "elisa.moura@aurora.example");
});

/** A sale of R$ 297,00 with a guarantee that ended this many days ago, of a product with a co-producer. */
async function sale(code: string, endedDays: number, status = "aprovada"): Promise<string> {
  const [row] = await backend.query<{ id: string }>(
    `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_id, produto_nome, comprador_nome,
      status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, taxa_plataforma_centavos, pedida_em,
      aprovada_em, garantia_ate, origem)
    select p.conta_id, 'hotmart', $1, p.id, p.nome, 'Uma Pessoa', $3, 'pix', 29700, 29700, 3067,
      now() - interval '20 days', now() - interval '20 days', now() - make_interval(days => $2), 'webhook'
    from public.produtos p where p.nome = 'Violão em 30 dias' and p.ativo returning id`,
    [code, endedDays, status],
  );
  return row?.id ?? "";
}

async function lines(id: string): Promise<readonly string[]> {
  const { data, error } = await elisa
    .from("comissoes")
    .select("papel,tipo,status,valor_centavos")
    .eq("transacao_id", id)
    .order("tipo")
    .order("status")
    .order("valor_centavos")
    .order("papel", { ascending: false });
  expect(error).toBeNull();
  return (data ?? []).map((line) => `${line.papel} ${line.tipo} ${line.status} ${line.valor_centavos}`);
}

/** A day in São Paulo this many days ago. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

const setStatus = (id: string, status: string, more = "") =>
  backend.query(`update public.transacoes set status = $2${more} where id = $1`, [id, status]);

test("the nightly job completes sales whose guarantee is over, and releases their commissions", async () => {
  const ended = await sale("CM-1", 1);
  const running = await sale("CM-2", -1);
  const disputed = await sale("CM-3", 1, "em_disputa");
  const old = await sale("CM-4", 40);
  const part = await sale("CM-5", 1);
  await setStatus(part, "reembolsada_parcial", ", valor_reembolsado_centavos = 10000");
  runJobs();
  const statuses = async () => {
    const ids = [ended, running, disputed, old, part];
    const { data } = await elisa.from("transacoes").select("transacao_codigo,status").in("id", ids);
    return Object.fromEntries((data ?? []).map((row) => [row.transacao_codigo, row.status]));
  };
  await expect.poll(statuses).toEqual({
    "CM-1": "completa",
    "CM-2": "aprovada",
    "CM-3": "em_disputa",
    "CM-4": "completa",
    "CM-5": "reembolsada_parcial",
  });
  expect(new Set((await lines(ended)).map((line) => line.split(" ")[2]))).toEqual(new Set(["liberada"]));
  expect(new Set((await lines(running)).map((line) => line.split(" ")[2]))).toEqual(new Set(["prevista"]));
  expect(new Set((await lines(part)).map((line) => line.split(" ")[2]))).toEqual(new Set(["liberada"]));
  const { data: history } = await elisa
    .from("vw_transacao_eventos")
    .select("status_de,status_para,origem,usuario_nome")
    .eq("transacao_id", ended);
  expect(history).toEqual([{ status_de: "aprovada", status_para: "completa", origem: "sistema", usuario_nome: null }]);
});

test("released commissions are paid at once or not at all, by finance only, and recorded", async () => {
  const id = await sale("CM-6", -1);
  const { data: credits } = await elisa
    .from("comissoes")
    .select("id,valor_centavos")
    .eq("transacao_id", id)
    .eq("beneficiario_email", "felipe.rocha@aurora.example");
  const ids = (credits ?? []).map((line) => line.id);
  const sum = (credits ?? []).reduce((total, line) => total + line.valor_centavos, 0);
  const pay = (client: SupabaseClient, more: object = {}) =>
    client.rpc("rpc_comissoes_pagar", { p_ids: ids, p_ref: "PIX 123", p_data: daysAgo(1), ...more });
  const early = await pay(elisa);
  expect([early.status, early.error?.message, early.error?.details]).toEqual([
    422,
    "transicao_invalida",
    '{"de": "Prevista", "para": "Paga"}',
  ]);
  await setStatus(id, "completa");
  expect((await pay(await connect(backend, "bruno.tavares@aurora.example"))).status).toBe(403);
  expect((await pay(await connect(backend, "igor.batista@vizinha.example"))).error?.message).toBe("nao_encontrado");
  expect((await pay(elisa, { p_data: "2999-01-01" })).error?.message).toBe("validacao");
  expect(await pay(elisa)).toMatchObject({ error: null, data: sum });
  expect((await pay(elisa)).error?.message).toBe("transicao_invalida");
  const { data: paid } = await elisa.from("comissoes").select("status,pagamento_ref,paga_em").in("id", ids);
  expect(new Set(paid?.map((line) => JSON.stringify(line)))).toEqual(
    new Set([`{"status":"paga","pagamento_ref":"PIX 123","paga_em":"${daysAgo(1)}T03:00:00+00:00"}`]),
  );
  const [record] = await backend.query<{ total: number }>(
    "select (detalhe ->> 'total_centavos')::int as total from public.auditoria where acao = 'comissoes_pagas'",
  );
  expect(record?.total).toBe(sum);
});

test("a paid reversal stays, and what is returned later is another one", async () => {
  const id = await sale("CM-7", -1);
  await setStatus(id, "completa");
  await setStatus(id, "reembolsada_parcial", ", valor_reembolsado_centavos = 10000");
  const reversals = async () => (await lines(id)).filter((line) => line.includes("estorno"));
  const first = await reversals();
  await backend.query("update public.comissoes set status = 'paga' where transacao_id = $1 and tipo = 'estorno'", [id]);
  await setStatus(id, "reembolsada_parcial", ", valor_reembolsado_centavos = 20000");
  const sums = (rows: readonly string[]) => rows.reduce((total, line) => total + Number(line.split(" ")[3]), 0);
  // R$ 266,33 × 100 / 297 = 89,67, and × 200 / 297 = 179,34.
  expect(sums(first)).toBe(-8967);
  expect(sums(await reversals())).toBe(-17934);
  expect((await reversals()).filter((line) => line.includes("paga"))).toHaveLength(first.length);
});

test("a dispute that is won brings the commissions back", async () => {
  const id = await sale("CM-8", -1);
  const before = await lines(id);
  await setStatus(id, "chargeback");
  expect(new Set((await lines(id)).map((line) => line.split(" ")[2]))).toEqual(new Set(["cancelada"]));
  await setStatus(id, "aprovada");
  expect((await lines(id)).filter((line) => line.includes("credito"))).toEqual(before);
  const { data } = await elisa.from("transacoes").select("valor_reembolsado_centavos").eq("id", id).single();
  expect(data).toEqual({ valor_reembolsado_centavos: 0 });
});

test("a new share of a product divides unpaid sales again", async () => {
  const id = await sale("CM-9", -1);
  const [product] = await backend.query<{ id: string }>(
    "select produto_id as id from public.transacoes where id = $1",
    [id],
  );
  await backend.query(
    `insert into public.produto_participantes (conta_id, produto_id, papel, nome, email, percentual_bps, inicio)
    select conta_id, id, 'coprodutor', 'Nova Sócia', 'socia@correio.example', 500, '2020-01-01'
    from public.produtos where id = $1`,
    [product?.id],
  );
  const before = await lines(id);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const window = { p_produto: product?.id, p_inicio: day(-25), p_fim: day(1) };
  const bruno = await connect(backend, "bruno.tavares@aurora.example");
  expect((await bruno.rpc("rpc_comissoes_recalcular", window)).status).toBe(403);
  const { data, error } = await elisa.rpc("rpc_comissoes_recalcular", window);
  expect([error, Number(data) > 0]).toEqual([null, true]);
  const after = await lines(id);
  expect(after).toHaveLength(before.length + 1);
  const sum = (rows: readonly string[]) => rows.reduce((total, line) => total + Number(line.split(" ")[3]), 0);
  expect([sum(before), sum(after)]).toEqual([26633, 26633]);

  const { data: totals } = await elisa.rpc("rpc_comissoes_resumo", { p_inicio: "2020-01-01", p_fim: "2999-01-01" });
  const partner = totals?.find(
    (row: { beneficiario_email: string }) => row.beneficiario_email === "socia@correio.example",
  );
  expect(partner).toMatchObject({ beneficiario_nome: "Nova Sócia", moeda: "BRL" });
  expect(partner.prevista_centavos + partner.liberada_centavos).toBeGreaterThan(0);
});

test("a person who shares a product twice gets both parts, and shares beyond the whole get what is left", async () => {
  const [row] = await backend.query<{ id: string }>(
    `insert into public.produtos (conta_id, nome, tipo, preco_centavos, afiliado_bps)
    select id, 'Curso dividido', 'curso', 10000, 9000 from public.contas where slug = 'escola-aurora' returning id`,
  );
  for (const [role, email, share] of [
    ["coprodutor", "duas@correio.example", 3000],
    ["coprodutor", "duas@correio.example", 2000],
    ["gerente_afiliados", "gerente@correio.example", 2000],
  ]) {
    await backend.query(
      `insert into public.produto_participantes (conta_id, produto_id, papel, nome, email, percentual_bps, inicio)
      select conta_id, id, $2, 'Uma Pessoa', $3, $4, '2020-01-01' from public.produtos where id = $1`,
      [row?.id, role, email, share],
    );
  }
  const sell = async (affiliate: string | null): Promise<string> => {
    const [sold] = await backend.query<{ id: string }>(
      `insert into public.transacoes (conta_id, transacao_codigo, produto_id, produto_nome, comprador_nome, status,
        forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, taxa_plataforma_centavos, afiliado_email, origem)
      select conta_id, 'CM-' || gen_random_uuid(), id, nome, 'Uma Pessoa', 'aprovada', 'pix', 10000, 10000, 1040, $2,
        'webhook'
      from public.produtos where id = $1 returning id`,
      [row?.id, affiliate],
    );
    return sold?.id ?? "";
  };
  // R$ 89,60: 30 % and 20 % of one person, the rest of the producer.
  expect(await lines(await sell(null))).toEqual(["produtor credito prevista 4480", "coprodutor credito prevista 4480"]);
  // 90 % and then only the 10 % that are left of the manager's 20 %.
  expect(await lines(await sell("afiliado@correio.example"))).toEqual([
    "produtor credito prevista 0",
    "coprodutor credito prevista 0",
    "gerente_afiliados credito prevista 896",
    "afiliado credito prevista 8064",
  ]);
});

test("commissions of different currencies are not paid together", async () => {
  const ids: string[] = [];
  for (const [code, currency] of [
    ["CM-BRL", "BRL"],
    ["CM-USD", "USD"],
  ] as const) {
    const id = await sale(code, -1);
    await backend.query("update public.transacoes set moeda = $2 where id = $1", [id, currency]);
    await setStatus(id, "completa");
    const { data } = await elisa.from("comissoes").select("id").eq("transacao_id", id);
    ids.push(...(data ?? []).map((line) => line.id));
  }
  const mixed = await elisa.rpc("rpc_comissoes_pagar", { p_ids: ids, p_ref: "PIX 1", p_data: "2026-01-02" });
  expect([mixed.status, mixed.error?.details]).toEqual([422, '{"ids":"Escolha comissões de uma só moeda."}']);
});
