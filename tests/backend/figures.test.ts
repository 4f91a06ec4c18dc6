import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

/** The same sales in each figure: dashboard, metrics, recovery, pipelines and the list, without what was returned. */

let backend: Backend;
let owner: SupabaseClient;

beforeAll(async () => {
  backend = await startVendas();
  owner = await connect(backend, "ana.lima@aurora.example");
});

let count = 0;

/** Product of its own, so that a test's figures are only of its sales. */
async function product(): Promise<string> {
  count += 1;
  const [row] = await backend.query<{ id: string }>(
    `insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos)
    select id, $1, 'hotmart', $1, 'curso', 10000 from public.contas where slug = 'escola-aurora' returning id`,
    [`Conta ${count}`],
  );
  return row?.id ?? "";
}

interface Sale {
  readonly value?: number;
  readonly currency?: string;
  readonly status?: string;
  readonly returned?: number;
  readonly approved?: string;
  readonly ad?: string;
  readonly contact?: string;
}

async function sale(of: string, sold: Sale = {}): Promise<string> {
  count += 1;
  const { value = 10000, currency = "BRL", status = "aprovada", approved = "2025-03-10 12:00-03" } = sold;
  const [row] = await backend.query<{ id: string }>(
    `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_id, produto_nome, comprador_nome,
      status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, moeda, pedida_em, aprovada_em, utm_content,
      contato_id, origem)
    select p.conta_id, 'hotmart', $2, p.id, p.nome, 'Uma Pessoa', $3, 'pix', $4, $4, $5, $6, $6, $7, $8, 'webhook'
    from public.produtos p where p.id = $1 returning id`,
    [of, `CONTA-${count}`, "aprovada", value, currency, approved, sold.ad ?? null, sold.contact ?? null],
  );
  const id = row?.id ?? "";
  if (status !== "aprovada")
    await backend.query(
      "update public.transacoes set status = $2, valor_reembolsado_centavos = coalesce($3, valor_reembolsado_centavos) where id = $1",
      [id, status, sold.returned ?? null],
    );
  return id;
}

const march = { p_inicio: "2025-03-01", p_fim: "2025-04-01" };

async function figures(of: string) {
  const { data, error } = await owner.rpc("rpc_dashboard_kpis", { ...march, p_produto: of }).single<{
    receita_centavos: number;
    liquida_centavos: number;
    vendas: number;
    ticket_centavos: number;
    devolvidas: number;
    devolvido_centavos: number;
    taxa_devolucao: number;
    roas_real: number | null;
    gasto_centavos: number | null;
  }>();
  expect(error).toBeNull();
  if (!data) throw new Error("no figures");
  return data;
}

test("what was returned is in no figure of a sale", async () => {
  const one = await product();
  await sale(one, { status: "reembolsada_parcial", returned: 8000 });
  expect(await figures(one)).toMatchObject({
    receita_centavos: 2000,
    liquida_centavos: 2000,
    vendas: 1,
    devolvidas: 0,
  });
  const { data } = await owner.rpc("rpc_transacoes_resumo", { p_filtros: { produto: [one] } });
  expect(data).toMatchObject([
    { vendas: 1, bruto_centavos: 10000, reembolsado_centavos: 8000, liquido_centavos: 2000, comissao_centavos: 2000 },
  ]);
});

test("a sale returned in parts up to its value is a returned one", async () => {
  const one = await product();
  await sale(one);
  await sale(one, { status: "reembolsada_parcial", returned: 10000 });
  await sale(one, { status: "chargeback" });
  expect(await figures(one)).toMatchObject({
    ...{ vendas: 1, receita_centavos: 10000, ticket_centavos: 10000 },
    ...{ devolvidas: 2, devolvido_centavos: 20000, taxa_devolucao: 0.666667 },
  });
  const { data } = await owner.rpc("rpc_transacoes_resumo", { p_filtros: { produto: [one] } });
  expect(data).toMatchObject([{ qtd: 3, vendas: 1, bruto_centavos: 10000, reembolsado_centavos: 0 }]);
});

test("half a cent rounds away from zero, and other currencies are in no figure", async () => {
  const one = await product();
  await sale(one);
  await sale(one, { value: 5001 });
  await sale(one, { value: 99900, currency: "USD", status: "reembolsada" });
  expect(await figures(one)).toMatchObject({
    ...{ receita_centavos: 15001, vendas: 2, ticket_centavos: 7501, devolvidas: 0, devolvido_centavos: 0 },
  });
});

test("the spend of the whole account is compared with no product", async () => {
  const one = await product();
  await sale(one);
  expect(await figures(one)).toMatchObject({ gasto_centavos: null, roas_real: null });
});

test("an ad that costs dollars brings no reais to divide", async () => {
  const roas = async () =>
    (await owner.rpc("rpc_dashboard_kpis", march).single<{ roas_real: number }>()).data?.roas_real;
  const before = await roas();
  await backend.query(
    `with k as (select id from public.contas where slug = 'escola-aurora'), a as (
      insert into public.contas_anuncio (conta_id, ref_externa, nome, moeda) select id, 'usd', 'Em dólar', 'USD' from k
      returning conta_id, id)
    insert into public.metricas_facebook (conta_id, conta_anuncio_id, dia, campanha_id, campanha_nome, conjunto_id,
      conjunto_nome, anuncio_id, anuncio_nome, gasto_centavos, moeda)
    select conta_id, id, '2025-03-10', 'c-usd', 'C', 'j-usd', 'J', 'a-usd', 'A', 100000, 'USD' from a`,
  );
  await sale(await product(), { value: 500000, ad: "A|a-usd" });
  expect(await roas()).toBe(before);
  const { data } = await owner.rpc("rpc_trafego_resumo", { ...march, p_filtros: { q: "C" }, p_nivel: "campanha" });
  expect(data?.some((row: { id: string }) => row.id === "c-usd")).toBe(false);
});

test("profit has neither what was returned nor the tax on it", async () => {
  await backend.query("update public.contas set imposto_bps = 600 where slug = 'escola-aurora'");
  await backend.query(
    `insert into public.metricas_facebook (conta_id, conta_anuncio_id, dia, campanha_id, campanha_nome, conjunto_id,
      conjunto_nome, anuncio_id, anuncio_nome, gasto_centavos, moeda)
    select conta_id, id, '2025-03-10', 'c-dev', 'Devolução', 'j-dev', 'J', 'a-dev', 'A', 0, 'BRL'
    from public.contas_anuncio where moeda = 'BRL' limit 1`,
  );
  await sale(await product(), { ad: "A|a-dev", status: "reembolsada_parcial", returned: 8000 });
  const { data } = await owner.rpc("rpc_trafego_resumo", { ...march, p_filtros: { q: "Devolução" } });
  expect(data).toMatchObject([{ receita_centavos: 2000, lucro_centavos: 1880 }]);
});

async function contact(): Promise<string> {
  count += 1;
  const [row] = await backend.query<{ id: string }>(
    `insert into public.contatos (conta_id, nome, email, origem)
    select id, 'Pessoa da conta', $1, 'manual' from public.contas where slug = 'escola-aurora' returning id`,
    [`conta${count}@figura.example`],
  );
  return row?.id ?? "";
}

/** An open recovery, with a first attempt `attempt` ago. */
async function recovery(of: string, who: string, attempt: string, more: { currency?: string; value?: number } = {}) {
  const [row] = await backend.query<{ id: string }>(
    `insert into public.recuperacoes (conta_id, tipo, status, contato_id, produto_id, valor_centavos, moeda, evento_em,
      disponivel_em, expira_em, tentativas, primeira_tentativa_em)
    select conta_id, 'cartao_recusado', 'em_contato', $2, id, $4, $5, now() - interval '1 day', now() - interval '1 day',
      now() + interval '7 days', 1, now() - $3::interval
    from public.produtos where id = $1 returning id`,
    [of, who, attempt, more.value ?? 10000, more.currency ?? "BRL"],
  );
  return row?.id ?? "";
}

const today = new Date().toISOString().slice(0, 10);
const window = { p_inicio: "2020-01-01", p_fim: "2100-01-01" };
const recovered = async () =>
  (
    await owner
      .rpc("rpc_recuperacao_resumo", window)
      .single<{ aberto_centavos: number; recuperado_centavos: number; recuperadas: number; outras_moedas: number }>()
  ).data;

test("a contact after the purchase recovers nothing, and a returned sale is recovered no longer", async () => {
  const statusOf = async (id: string) =>
    (await backend.query<{ status: string }>("select status from public.recuperacoes where id = $1", [id]))[0]?.status;
  const one = await product();
  const [early, late] = [await contact(), await contact()];
  const [won, alone] = [await recovery(one, early, "3 hours"), await recovery(one, late, "1 minute")];
  const before = await recovered();
  const approved = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const first = await sale(one, { contact: early, approved });
  await sale(one, { contact: late, approved });
  expect([await statusOf(won), await statusOf(alone)]).toEqual(["recuperada", "convertida_sozinha"]);
  const sum = before?.recuperado_centavos ?? 0;
  expect((await recovered())?.recuperado_centavos).toBe(sum + 10000);
  // A report that comes later says that it was approved before anybody wrote.
  await backend.query("update public.transacoes set aprovada_em = now() - interval '4 hours' where id = $1", [first]);
  expect(await statusOf(won)).toBe("convertida_sozinha");
  await backend.query("update public.transacoes set aprovada_em = $2 where id = $1", [first, approved]);
  await backend.query("update public.transacoes set status = 'reembolsada' where id = $1", [first]);
  expect(await statusOf(won)).toBe("recuperada");
  expect(await recovered()).toMatchObject({ recuperado_centavos: sum, recuperadas: before?.recuperadas });
});

test("dollars are beside the open value, not in it", async () => {
  const before = await recovered();
  await recovery(await product(), await contact(), "1 hour", { currency: "USD", value: 50000 });
  const after = await recovered();
  expect(after?.aberto_centavos).toBe(before?.aberto_centavos);
  expect(after?.outras_moedas).toBe((before?.outras_moedas ?? 0) + 1);
});

test("an opportunity that a sale in dollars wins is worth dollars, and its pipeline adds only reais", async () => {
  const [one, who] = [await product(), await contact()];
  const [open] = await backend.query<{ id: string; pipeline_id: string }>(
    `insert into public.oportunidades (conta_id, pipeline_id, etapa_id, contato_id, produto_id, titulo, valor_centavos,
      posicao)
    select p.conta_id, p.id, e.id, $2, $1, 'Em dólar', 10000, 1
    from public.pipelines p join public.etapas e on e.pipeline_id = p.id
    join public.contas k on k.id = p.conta_id and k.slug = 'escola-aurora'
    order by p.ordem, e.ordem limit 1 returning id, pipeline_id`,
    [one, who],
  );
  const resumo = async () =>
    (
      await owner
        .rpc("rpc_pipeline_resumo", { p_pipeline: open?.pipeline_id, p_filtros: {}, ...window })
        .single<{ valor_centavos: number; outras_moedas: number }>()
    ).data;
  const before = await resumo();
  await backend.query("update public.oportunidades set moeda = 'USD' where id = $1", [open?.id]);
  expect(await resumo()).toMatchObject({
    valor_centavos: (before?.valor_centavos ?? 0) - 10000,
    outras_moedas: (before?.outras_moedas ?? 0) + 1,
  });
  await backend.query("update public.oportunidades set moeda = 'BRL' where id = $1", [open?.id]);
  await sale(one, { contact: who, value: 5000, currency: "USD", approved: `${today}T12:00:00Z` });
  expect(
    await backend.query("select status, valor_centavos::int, moeda from public.oportunidades where id = $1", [
      open?.id,
    ]),
  ).toEqual([{ status: "ganha", valor_centavos: 5000, moeda: "USD" }]);
});

test("what a click, a thousand views and a sale cost are whole cents, and half a cent rounds away from zero", async () => {
  await backend.query(
    `insert into public.metricas_facebook (conta_id, conta_anuncio_id, dia, campanha_id, campanha_nome, conjunto_id,
      conjunto_nome, anuncio_id, anuncio_nome, gasto_centavos, impressoes, cliques_link, compras, moeda)
    select a.conta_id, a.id, '2023-02-10', m.id, 'Custo ' || m.id, m.id, m.id, m.id, m.id, m.gasto, m.impressoes, m.cliques,
      m.compras, 'BRL'
    from (select conta_id, id from public.contas_anuncio where moeda = 'BRL' limit 1) as a,
      (values ('um', 2001, 8000, 2, 2), ('dois', 149999999, 100000000, 100000000, 0)) as m(id, gasto, impressoes, cliques, compras)`,
  );
  const { data } = await owner.rpc("rpc_trafego_resumo", {
    ...{ p_inicio: "2023-02-01", p_fim: "2023-03-01", p_nivel: "campanha", p_ordem: "nome asc" },
  });
  expect(data).toMatchObject([
    // 149.999.999 cents of 100.000.000 clicks are 1,49999999: one cent.
    { nome: "Custo dois", cpc_centavos: 1, cpm_centavos: 1500, cpa_meta_centavos: null, cpa_real_centavos: null },
    // 1000,5 and 250,125.
    { nome: "Custo um", cpc_centavos: 1001, cpm_centavos: 250, cpa_meta_centavos: 1001, cpa_real_centavos: null },
  ]);
});

test("each day of the ads has its return on what they cost", async () => {
  const day = { p_inicio: "2023-02-10", p_fim: "2023-02-12" };
  await sale(await product(), { ad: "A|um", value: 75000000, approved: "2023-02-10 12:00-03" });
  const { data } = await owner.rpc("rpc_trafego_serie", day);
  // 75.000.000 of 150.002.000 cents.
  expect(data).toMatchObject([
    { dia: "2023-02-10", roas_real: 0.499993 },
    { dia: "2023-02-11", roas_real: null },
  ]);
});

test("no column, argument, result or calculation of the database is a floating-point number", async () => {
  const found = await backend.query(
    `select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and (array['float4', 'float8']::regtype[]::oid[] && array_append(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.prorettype)
        or p.prosrc ~ '\\m(float[48]?|double precision|real)\\M')
    union all
    select a.attrelid::regclass || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and a.attnum > 0
      and a.atttypid in ('float4'::regtype, 'float8'::regtype)`,
  );
  expect(found).toEqual([]);
});
