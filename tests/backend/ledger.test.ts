import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

/** The ledger of commissions: what is due follows the sale, what is booked stays, and the difference is posted. */

let backend: Backend;
let elisa: SupabaseClient;

beforeAll(async () => {
  backend = await startVendas();
  elisa = await connect(backend, "elisa.moura@aurora.example");
});

/** A day in São Paulo this many days ago. */
const day = (ago: number): string =>
  new Date(Date.now() - ago * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

let counter = 0;

interface Share {
  readonly email: string;
  readonly bps: number;
}

/** A product whose affiliates and co-producers have these shares since 2020. */
async function product(affiliateBps: number, shares: readonly Share[] = [], fee = [0, 0]): Promise<string> {
  const [row] = await backend.query<{ id: string }>(
    `insert into public.produtos (conta_id, nome, plataforma, tipo, preco_centavos, afiliado_bps, taxa_bps,
      taxa_fixa_centavos)
    select id, 'Produto do livro', 'hotmart', 'curso', 10000, $1, $2, $3 from public.contas where slug = 'escola-aurora'
    returning id`,
    [affiliateBps, ...fee],
  );
  for (const { email, bps } of shares) {
    await backend.query(
      `insert into public.produto_participantes (conta_id, produto_id, papel, nome, email, percentual_bps, inicio)
      select conta_id, id, 'coprodutor', 'Uma Pessoa', $2, $3, '2020-01-01' from public.produtos where id = $1`,
      [row?.id, email, bps],
    );
  }
  return row?.id ?? "";
}

interface Sold {
  readonly cents?: number;
  readonly fee?: number;
  readonly status?: string;
  readonly approvedDays?: number;
  readonly affiliate?: string | null;
}

/** A sale of R$ 100,00 of a product, approved ten days ago. */
async function sell(productId: string, sold: Sold = {}): Promise<string> {
  counter += 1;
  const { cents = 10000, fee = 0, status = "aprovada", approvedDays = 10, affiliate = null } = sold;
  const [row] = await backend.query<{ id: string }>(
    `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_id, produto_nome, comprador_nome,
      status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, taxa_plataforma_centavos, afiliado_email,
      pedida_em, aprovada_em, garantia_ate, origem)
    select conta_id, 'hotmart', $2, id, nome, 'Uma Pessoa', $3, 'pix', $4::bigint, $4::bigint, $5::bigint, $6,
      now() - make_interval(days => $7), now() - make_interval(days => $7), now() + interval '20 days', 'webhook'
    from public.produtos where id = $1 returning id`,
    [productId, `LV-${counter}`, status, cents, fee, affiliate, approvedDays],
  );
  return row?.id ?? "";
}

const change = (id: string, set: string, ...values: readonly unknown[]) =>
  backend.query(`update public.transacoes set ${set} where id = $1`, [id, ...values]);

const refund = (id: string, cents: number) =>
  change(id, "status = 'reembolsada_parcial', valor_reembolsado_centavos = $2", cents);

interface Line {
  readonly id: string;
  readonly status: string;
  readonly valor: number;
  readonly tipo: string;
  readonly liberada_em: string | null;
  readonly lancada_em: string | null;
}

/** The lines of one person in a sale, in the order of their making. */
const linesOf = (id: string, email: string): Promise<readonly Line[]> =>
  backend.query<Line>(
    `select id, tipo, status, valor_centavos::int as valor, liberada_em::text, lancada_em::text from public.comissoes
    where transacao_id = $1 and beneficiario_email = $2 order by criado_em, tipo, valor_centavos desc`,
    [id, email],
  );
const shown = async (id: string, email: string): Promise<readonly string[]> =>
  (await linesOf(id, email)).map((line) => `${line.tipo} ${line.status} ${line.valor}`);
/** What a person has of a sale, paid or not. */
const total = async (id: string, email: string): Promise<number> =>
  (await linesOf(id, email)).reduce((sum, line) => sum + (line.status === "cancelada" ? 0 : line.valor), 0);

const pay = (lines: readonly Line[], data: string | null = day(0)) =>
  elisa.rpc("rpc_comissoes_pagar", { p_ids: lines.map((line) => line.id), p_ref: "PIX", p_data: data });

/** What is to be paid to a person now, and what is expected. */
async function balance(email: string): Promise<readonly number[] | undefined> {
  const { data, error } = await elisa.rpc("rpc_comissoes_saldos");
  expect(error).toBeNull();
  const row = data?.find((one: { beneficiario_email: string }) => one.beneficiario_email === email);
  return row && [row.saldo_centavos, row.em_disputa_centavos, row.prevista_centavos];
}

test("a discount that was paid before the rest was refunded is given back", async () => {
  const partner = "a2a@livro.example";
  const id = await sell(await product(0, [{ email: partner, bps: 1000 }]));
  await refund(id, 5000);
  // What is returned of a part that is not due yet is not due yet either.
  expect(await shown(id, partner)).toEqual(["credito prevista 1000", "estorno prevista -500"]);
  await backend.query("update public.comissoes set status = 'paga' where transacao_id = $1 and tipo = 'estorno'", [id]);
  await change(id, "status = 'reembolsada'");
  expect(await shown(id, partner)).toEqual(["credito cancelada 1000", "estorno paga -500", "credito liberada 500"]);
  expect(await balance(partner)).toEqual([500, 0, 0]);
});

test("a dispute that is won owes again what a payment had discounted", async () => {
  const partner = "a2b@livro.example";
  const produto = await product(0, [{ email: partner, bps: 1000 }]);
  const id = await sell(produto, { status: "completa" });
  expect(await pay(await linesOf(id, partner))).toMatchObject({ error: null, data: 1000 });
  await change(id, "status = 'chargeback'");
  expect(await shown(id, partner)).toEqual(["credito paga 1000", "estorno liberada -1000"]);
  expect(await balance(partner)).toEqual([-1000, 0, 0]);
  const other = await sell(produto, { cents: 20000, status: "completa" });
  const open = [...(await linesOf(id, partner)), ...(await linesOf(other, partner))];
  expect(await pay(open.filter((line) => line.status === "liberada"))).toMatchObject({ error: null, data: 1000 });
  await change(id, "status = 'aprovada'");
  expect(await total(id, partner)).toBe(1000);
  expect(await balance(partner)).toEqual([0, 0, 1000]);
  await change(id, "status = 'completa'");
  expect(await shown(id, partner)).toEqual(["credito paga 1000", "estorno paga -1000", "credito liberada 1000"]);
  expect(await balance(partner)).toEqual([1000, 0, 0]);
});

test("a refund before the payment leaves nothing to pay and nothing to discount, and both entries in the ledger", async () => {
  const partner = "desfeita@livro.example";
  const id = await sell(await product(0, [{ email: partner, bps: 1000 }]), { status: "completa" });
  await change(id, "status = 'reembolsada'");
  expect(await shown(id, partner)).toEqual(["credito cancelada 1000", "estorno cancelada -1000"]);
  expect((await linesOf(id, partner)).every((line) => line.lancada_em !== null)).toBe(true);
  expect(await balance(partner)).toBeUndefined();
  const { data } = await elisa.from("vw_comissoes").select("tipo,status").eq("beneficiario_email", partner);
  expect(data).toEqual([{ tipo: "credito", status: "cancelada" }]);
});

test("released commissions keep their division and their date when a share changes", async () => {
  const partner = "a4@livro.example";
  const produto = await product(0, [{ email: partner, bps: 1000 }]);
  const released = await sell(produto, { status: "completa" });
  const before = await linesOf(released, partner);
  await backend.query("update public.produto_participantes set percentual_bps = 2000 where produto_id = $1", [produto]);
  const { data: rows } = await elisa
    .from("produto_participantes")
    .select("percentual_bps,inicio,fim")
    .eq("produto_id", produto)
    .order("inicio");
  expect(rows).toEqual([
    { percentual_bps: 1000, inicio: "2020-01-01", fim: day(1) },
    { percentual_bps: 2000, inicio: day(0), fim: null },
  ]);
  const again = await elisa.rpc("rpc_comissoes_recalcular", { p_produto: produto, p_inicio: day(30), p_fim: day(-1) });
  expect(again.data).toBe(0);
  expect(await linesOf(released, partner)).toEqual(before);
  // A sale of before the change that comes later has the share of its day; one of today has the new one.
  expect(await total(await sell(produto), partner)).toBe(1000);
  expect(await total(await sell(produto, { approvedDays: 0 }), partner)).toBe(2000);
});

test("a partner who leaves keeps the sales of the days before", async () => {
  const partner = "saiu@livro.example";
  const produto = await product(0, [{ email: partner, bps: 1000 }]);
  const ana = await connect(backend, "ana.lima@aurora.example");
  const remove = () => ana.from("produto_participantes").delete().eq("produto_id", produto);
  expect((await remove()).error).toBeNull();
  const { data: left } = await elisa.from("produto_participantes").select("fim").eq("produto_id", produto);
  expect(left).toEqual([{ fim: day(1) }]);
  expect(await total(await sell(produto), partner)).toBe(1000);
  expect(await total(await sell(produto, { approvedDays: 0 }), partner)).toBe(0);
  // Removing it once more is a correction: it never held.
  await remove();
  expect(await total(await sell(produto), partner)).toBe(0);
});

test("a fee that is corrected by a cent posts that cent, at the rate of the day of the sale", async () => {
  const affiliate = "a4b@livro.example";
  const produto = await product(3000);
  const id = await sell(produto, { fee: 1000, status: "completa", affiliate });
  await backend.query("update public.produtos set afiliado_bps = 5000 where id = $1", [produto]);
  await change(id, "taxa_plataforma_centavos = 1001");
  expect(await shown(id, affiliate)).toEqual(["credito liberada 2700", "estorno liberada -1"]);
  // What was released too much is to be discounted now, also while the sale is in dispute.
  await change(id, "status = 'em_disputa', taxa_plataforma_centavos = 1101");
  expect(await shown(id, affiliate)).toEqual(["credito liberada 2700", "estorno liberada -1", "estorno liberada -30"]);
  // A late report of the same days has the rate of then, and one of today the new one.
  expect(await total(await sell(produto, { affiliate }), affiliate)).toBe(3000);
  expect(await total(await sell(produto, { affiliate, approvedDays: 0 }), affiliate)).toBe(5000);
});

test("amounts that a platform corrects after the release post the difference, and the first ones do not", async () => {
  const [owner, affiliate] = ["produtor@livro.example", "informado@livro.example"];
  const id = await sell(await product(3000), { status: "completa", affiliate });
  const inform = (one: number, two: number) =>
    backend.query("select app.informar_comissoes($1, $2::jsonb)", [
      id,
      JSON.stringify([
        { papel: "produtor", email: owner, valor: one },
        { papel: "afiliado", email: affiliate, valor: two },
      ]),
    ]);
  await inform(6000, 4000);
  expect(await shown(id, affiliate)).toEqual(["credito liberada 3000", "credito liberada 1000"]);
  await inform(6000, 4000);
  expect(await shown(id, affiliate)).toHaveLength(2);

  // In one report, the division of our own that came before the amounts is never in the ledger.
  const sale = { plataforma: "hotmart", chave: "LV-informada", codigo: "LV-informada", ocorrido_em: day(2) };
  await backend.query(
    `select public.rpc_venda_receber(c.id, $1::jsonb) from public.contas c where c.slug = 'escola-aurora'`,
    [
      JSON.stringify({
        ...{
          ...sale,
          status_origem: "PURCHASE_COMPLETE",
          produto_codigo: "LVI",
          produto_nome: "Informado",
          valor: 10000,
        },
        ...{ nome: "Uma Pessoa", email: "compra@livro.example", forma: "pix", taxa: 500 },
        comissoes: [{ papel: "produtor", email: owner, valor: 9500 }],
      }),
    ],
  );
  const lines = await backend.query<{ line: string }>(
    `select concat_ws(' ', c.tipo, c.status, c.beneficiario_email, c.valor_centavos) as line from public.comissoes c
    join public.transacoes t on t.id = c.transacao_id where t.transacao_codigo = 'LV-informada'`,
  );
  expect(lines.map(({ line }) => line)).toEqual([`credito liberada ${owner} 9500`]);
});

test("a period is closed by finance, and what comes later is posted in the open one", async () => {
  const partner = "a13@livro.example";
  const bruno = await connect(backend, "bruno.tavares@aurora.example");
  const [months] = await backend.query<{ past: string; next: string; first: string; now: string }>(
    `select (date_trunc('month', app.hoje()) - interval '1 month')::date::text as past,
      date_trunc('month', app.hoje())::date::text as now, (date_trunc('month', app.hoje()) - interval '1 day')::date::text
      as first, (date_trunc('month', app.hoje()) + interval '1 month')::date::text as next`,
  );
  const past = months?.past ?? "";
  // Approved and released in the month that is over.
  const produto = await product(0, [{ email: partner, bps: 1000 }]);
  const id = await sell(produto, { approvedDays: 70 });
  await change(id, "status = 'completa', completa_em = $2::date + interval '12 hours'", past);
  const statement = async (month: string) => {
    const { data, error } = await elisa.rpc("rpc_comissoes_extrato", { p_mes: month });
    expect(error).toBeNull();
    const row = data?.find((one: { beneficiario_email: string }) => one.beneficiario_email === partner);
    const { anterior_centavos, creditos_centavos, estornos_centavos, pagos_centavos, saldo_centavos, fechado } =
      row ?? {};
    return [anterior_centavos, creditos_centavos, estornos_centavos, pagos_centavos, saldo_centavos, fechado];
  };
  expect(await statement(past)).toEqual([0, 1000, 0, 0, 1000, false]);
  const close = (client: SupabaseClient, month: string) => client.rpc("rpc_comissoes_fechar", { p_mes: month });
  expect((await close(bruno, past)).error?.message).toBe("sem_permissao");
  expect((await close(elisa, months?.now ?? "")).error?.details).toBe('{"mes":"Só se fecha um mês que já terminou."}');
  expect((await elisa.rpc("rpc_comissoes_fechamento")).data).toEqual([{ fechado_ate: null, a_fechar: past }]);
  expect((await close(elisa, past)).data).toBe(months?.first);
  expect((await close(elisa, past)).error?.details).toBe('{"mes":"Este mês já está fechado."}');
  expect((await elisa.rpc("rpc_comissoes_fechamento")).data).toEqual([{ fechado_ate: months?.first, a_fechar: null }]);

  // A refund of the closed month that is reported now, and a release of then that is only known now.
  await change(id, "status = 'reembolsada', status_em = $2::date + interval '20 days', reembolsada_em = $2", past);
  const late = await sell(produto, { approvedDays: 70, status: "completa" });
  expect((await linesOf(id, partner)).map((line) => line.lancada_em)).toEqual([past, months?.now]);
  expect(await statement(past)).toEqual([0, 1000, 0, 0, 1000, true]);
  expect(await pay(await linesOf(late, partner), past)).toMatchObject({ error: null, data: 1000 });
  expect(await statement(past)).toEqual([0, 1000, 0, 0, 1000, true]);
  expect(await statement(months?.now ?? "")).toEqual([1000, 1000, -1000, 1000, 0, false]);
  const igor = await connect(backend, "igor.batista@vizinha.example");
  expect((await igor.rpc("rpc_comissoes_fechamento")).data).toMatchObject([{ fechado_ate: null }]);
  await backend.query("delete from public.fechamentos");
});

test("a payment has one person, a date of the sale's time, no sale in dispute and a total above zero", async () => {
  const [one, two] = ["b1@livro.example", "b1b@livro.example"];
  const produto = await product(0, [
    { email: one, bps: 1000 },
    { email: two, bps: 1000 },
  ]);
  const id = await sell(produto, { status: "completa" });
  const lines = await linesOf(id, one);
  const refused = async (...args: Parameters<typeof pay>) => (await pay(...args)).error?.details;
  expect(await refused(lines, null)).toBe('{"data":"Informe a data do pagamento."}');
  expect(await refused(lines, day(-1))).toBe('{"data":"A data não pode ser futura."}');
  expect(await refused(lines, "2020-01-01")).toBe('{"data":"A data não pode ser anterior à aprovação da venda."}');
  expect(await refused([...lines, ...(await linesOf(id, two))])).toBe('{"ids":"Escolha comissões de uma só pessoa."}');
  expect(await refused([])).toBe('{"ids":"O total precisa ser maior que zero."}');
  await change(id, "status = 'em_disputa'");
  expect(await refused(lines)).toBe('{"ids":"Há uma venda em disputa. Espere o resultado."}');
  expect(await balance(one)).toEqual([0, 1000, 0]);
  await change(id, "status = 'completa'");
  expect(await pay(lines)).toMatchObject({ error: null, data: 1000 });
  await change(id, "status = 'reembolsada'");
  const negative = (await linesOf(id, one)).filter((line) => line.status === "liberada");
  expect(await refused(negative)).toBe('{"ids":"O total precisa ser maior que zero."}');
});

test("what went back before a chargeback stays returned when the dispute is won", async () => {
  const partner = "b2@livro.example";
  const id = await sell(await product(0, [{ email: partner, bps: 1000 }]), { status: "completa" });
  await refund(id, 3000);
  await change(id, "status = 'chargeback'");
  await change(id, "status = 'aprovada'");
  const { data } = await elisa.from("transacoes").select("status,valor_reembolsado_centavos").eq("id", id).single();
  expect(data).toEqual({ status: "reembolsada_parcial", valor_reembolsado_centavos: 3000 });
  expect(await total(id, partner)).toBe(700);
});

test("no person returns more than their part: what rounding leaves is a cent of each", async () => {
  const shares = ["um", "dois", "tres"].map((name, index) => ({
    email: `b10-${name}@livro.example`,
    bps: index === 2 ? 3334 : 3333,
  }));
  const id = await sell(await product(0, shares), { cents: 9997 });
  await refund(id, 3333);
  const parts = await backend.query<{ credit: number; back: number }>(
    `select (sum(valor_centavos) filter (where tipo = 'credito'))::int as credit,
      (sum(valor_centavos) filter (where tipo = 'estorno'))::int as back
    from public.comissoes where transacao_id = $1 group by beneficiario_email order by 1, 2`,
    [id],
  );
  expect(parts.map(({ credit, back }) => [credit, back])).toEqual([
    [1, -1],
    [3332, -1111],
    [3332, -1111],
    [3332, -1110],
  ]);
});

test("commissions that are born released say when", async () => {
  const id = await sell(await product(0), { status: "completa" });
  const rows = await backend.query(
    "select from public.comissoes where transacao_id = $1 and (status <> 'liberada' or liberada_em is null)",
    [id],
  );
  expect(rows).toEqual([]);
});

test("the fee of a product counts where the platform reports none, by the rule of the day", async () => {
  const produto = await product(0, [], [999, 100]);
  const net = async (id: string) =>
    (await elisa.from("transacoes").select("valor_liquido_centavos").eq("id", id).single()).data
      ?.valor_liquido_centavos;
  const id = await sell(produto, { cents: 29700 });
  expect(await net(id)).toBe(26633);
  expect(await net(await sell(produto, { cents: 29700, fee: 2000 }))).toBe(27700);
  // Half a cent is rounded up: 9,99 % of R$ 0,50 is 4,995 cents.
  expect(await net(await sell(await product(0, [], [999, 0]), { cents: 50 }))).toBe(45);
  expect(await net(await sell(produto, { cents: 50 }))).toBe(0);
  // It follows the price, until the platform reports its own.
  await change(id, "valor_produto_centavos = 10000");
  expect(await net(id)).toBe(8901);
  await change(id, "taxa_plataforma_centavos = 1040");
  await change(id, "valor_produto_centavos = 10001");
  expect(await net(id)).toBe(8961);
  await backend.query("update public.produtos set taxa_bps = 0, taxa_fixa_centavos = 0 where id = $1", [produto]);
  expect(await net(await sell(produto))).toBe(8901);
  expect(await net(await sell(produto, { approvedDays: 0 }))).toBe(10000);
});

test("what is booked is neither changed nor deleted", async () => {
  const id = await sell(await product(0), { status: "completa" });
  for (const sql of [
    "update public.comissoes set valor_centavos = 1 where transacao_id = $1",
    "update public.comissoes set beneficiario_email = 'x@livro.example' where transacao_id = $1",
    "update public.comissoes set lancada_em = null where transacao_id = $1",
    "delete from public.comissoes where transacao_id = $1",
  ]) {
    await expect(backend.query(sql, [id])).rejects.toThrow("lancamento_fixo");
  }
  // A sale that is deleted takes its lines along.
  await backend.query("delete from public.transacoes where id = $1", [id]);
});

test("the repair posts what stored sales lack, and says how many", async () => {
  const partner = "reparo@livro.example";
  const produto = await product(0, [{ email: partner, bps: 1000 }]);
  const sales = [await sell(produto, { status: "completa" }), await sell(produto, { status: "completa" })];
  await pay(await linesOf(sales[0] ?? "", partner));
  const repair = async () => (await backend.query<{ n: number }>("select app.reparar_comissoes() as n"))[0]?.n;
  await repair();
  expect(await repair()).toBe(0);
  await backend.query("alter table public.transacoes disable trigger lancar_ao_mudar");
  await change(sales[0] ?? "", "status = 'reembolsada'");
  await change(sales[1] ?? "", "taxa_plataforma_centavos = 100");
  await backend.query("alter table public.transacoes enable trigger lancar_ao_mudar");
  expect(await repair()).toBe(4);
  expect(await shown(sales[0] ?? "", partner)).toEqual(["credito paga 1000", "estorno liberada -1000"]);
  expect(await shown(sales[1] ?? "", partner)).toEqual(["credito liberada 1000", "estorno liberada -10"]);
  const notes = await backend.query(
    "select detalhe from public.auditoria where acao = 'comissoes_reparadas' order by em desc limit 1",
  );
  expect(notes).toEqual([{ detalhe: { vendas: 2, linhas: 4 } }]);
});
