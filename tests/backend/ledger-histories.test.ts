import type { SupabaseClient } from "@supabase/supabase-js";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { cases, seed } from "../depth.ts";
import { connect, startVendas } from "./client.ts";

/** What holds for the ledger of commissions after every step of any history, in any order, repeated and late. */

let backend: Backend;
let elisa: SupabaseClient;
let account = "";

beforeAll(async () => {
  backend = await startVendas();
  elisa = await connect(backend, "elisa.moura@aurora.example");
  const [row] = await backend.query<{ id: string }>("select id from public.contas where slug = 'escola-aurora'");
  account = row?.id ?? "";
  // Only the sales of the histories are left for the nightly job.
  await backend.query("select app.completar_vendas()");
});

const people = ["um@historia.example", "dois@historia.example"] as const;
const saleCount = 3;

type Step =
  | {
      readonly kind: "report";
      readonly sale: number;
      readonly status: string;
      readonly daysAgo: number;
      readonly cents: number;
      readonly fee: number | null;
      readonly back: number | null;
      readonly parts: readonly number[] | null;
    }
  | { readonly kind: "status"; readonly sale: number; readonly status: string; readonly back: number }
  | { readonly kind: "rate"; readonly of: "affiliate" | "fee" | "partner"; readonly bps: number }
  | { readonly kind: "pay"; readonly person: number; readonly skip: number }
  | { readonly kind: "close" | "night" | "recalculate" | "replay" };

const sale = fc.nat(saleCount - 1);
const cents = fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 99 }));
// Shares that leave the producer nothing, or a cent.
const bps = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(3333, 4999, 5000));
// Most reports come at once, some late.
const days = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 75 }) },
);
const reported = ["PURCHASE_APPROVED", "PURCHASE_COMPLETE", "PURCHASE_PROTEST", "PARTIALLY_REFUNDED"];
const final = ["PURCHASE_REFUNDED", "PURCHASE_CHARGEBACK"];
const report = fc.record({
  kind: fc.constant("report" as const),
  sale,
  status: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...reported) }, fc.constantFrom(...final)),
  daysAgo: days,
  cents,
  fee: fc.option(fc.nat(2000)),
  back: fc.option(cents),
  parts: fc.option(fc.tuple(cents, cents, cents), { freq: 4 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: report },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("status" as const),
      sale,
      status: fc.constantFrom("aprovada", "completa", "em_disputa", "reembolsada_parcial", "reembolsada", "chargeback"),
      back: cents,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("rate" as const),
      of: fc.constantFrom("affiliate" as const, "fee" as const, "partner" as const),
      bps,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("pay" as const), person: fc.nat(2), skip: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.constant({ kind: "close" as const }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { kind: "night" as const },
      { kind: "recalculate" as const },
      { kind: "replay" as const },
    ),
  },
);
const history = fc.record({
  affiliateBps: bps,
  shares: fc.tuple(bps, bps),
  steps: fc.array(step, { minLength: 4, maxLength: 24 }),
});

let counter = 0;

/** One history: a product with rates, and sales of it that events of every kind reach. */
async function play(affiliateBps: number, shares: readonly number[], steps: readonly Step[]): Promise<void> {
  counter += 1;
  const name = `H${counter}`;
  const [row] = await backend.query<{ id: string }>(
    `insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos, afiliado_bps)
    values ($1, 'Produto de histórias', 'hotmart', $2, 'curso', 10000, $3) returning id`,
    [account, name, affiliateBps],
  );
  const product = row?.id;
  for (const [index, email] of people.entries()) {
    await backend.query(
      `insert into public.produto_participantes (conta_id, produto_id, papel, nome, email, percentual_bps, inicio)
      values ($1, $2, 'coprodutor', $3, $3, $4, '2020-01-01')`,
      [account, product, email, shares[index]],
    );
  }
  await backend.query("delete from public.fechamentos where conta_id = $1", [account]);
  const told: Step[] = [];
  let booked = new Map<string, string>();
  for (const one of steps) {
    const again = one.kind === "replay" ? told[0] : one;
    const [open] = await backend.query<{ since: string }>("select app.aberto_desde($1)::text as since", [account]);
    if (again !== undefined) await take(again, name, product);
    if (one.kind === "report") told.unshift(one);
    booked = await check(name, booked, open?.since ?? "-infinity");
  }
}

async function take(one: Step, name: string, product: string | undefined): Promise<void> {
  switch (one.kind) {
    case "report": {
      const at = new Date(Date.now() - one.daysAgo * 86_400_000).toISOString();
      const parts = one.parts?.map((valor, index) => ({
        papel: ["produtor", "coprodutor", "afiliado"][index],
        ...{ email: [...people, "tres@historia.example"][index], nome: "Uma Pessoa", valor },
      }));
      const body = {
        ...{ plataforma: "hotmart", chave: `${name}-${one.status}-${at}`, codigo: `${name}-${one.sale}` },
        ...{ status_origem: one.status, ocorrido_em: at, produto_codigo: name, produto_nome: "Produto de histórias" },
        ...{ nome: "Uma Pessoa", email: "compra@historia.example", forma: "pix", valor: one.cents, taxa: one.fee },
        ...{ reembolsado: one.back === null ? null : Math.min(one.back, one.cents), comissoes: parts ?? null },
        ...(one.sale > 0 && { afiliado_email: "afiliada@historia.example" }),
      };
      await backend.query("select public.rpc_venda_receber($1, $2::jsonb)", [account, JSON.stringify(body)]);
      return;
    }
    case "status":
      await backend.query(
        `update public.transacoes set status = $2::text, valor_reembolsado_centavos = case $2::text
          when 'reembolsada_parcial' then least(valor_produto_centavos, valor_reembolsado_centavos + $3)
          else valor_reembolsado_centavos end
        where transacao_codigo = $1 and app.transicao_permitida(status, $2, 'webhook')`,
        [`${name}-${one.sale}`, one.status, one.back],
      );
      return;
    case "rate":
      await backend.query(
        {
          affiliate: "update public.produtos set afiliado_bps = $2 where id = $1",
          fee: "update public.produtos set taxa_bps = $2 where id = $1",
          partner:
            "update public.produto_participantes set percentual_bps = $2 where produto_id = $1 and email like 'um@%' and fim is null",
        }[one.of],
        [product, one.bps],
      );
      return;
    case "pay": {
      const lines = await backend.query<{ id: string }>(
        `select c.id from public.comissoes c join public.transacoes t on t.id = c.transacao_id
        where t.transacao_codigo like $1 || '-%' and c.status = 'liberada' and c.beneficiario_email = (
          select min(x.beneficiario_email) from (select distinct x.beneficiario_email from public.comissoes x
            join public.transacoes y on y.id = x.transacao_id where y.transacao_codigo like $1 || '-%' order by 1 offset $2) x)
        order by c.id offset $3`,
        [name, one.person, one.skip],
      );
      const [today] = await backend.query<{ day: string }>("select app.hoje()::text as day");
      const { error } = await elisa.rpc("rpc_comissoes_pagar", {
        ...{ p_ids: lines.map(({ id }) => id), p_ref: "PIX", p_data: today?.day },
      });
      // A dispute or a total that is not above zero is refused, and nothing else.
      expect(error === null || error.message === "validacao").toBe(true);
      return;
    }
    case "close":
      await elisa.rpc("rpc_comissoes_fechar", {
        p_mes: new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10),
      });
      return;
    case "night":
      await backend.query("select app.completar_vendas()");
      return;
    case "recalculate":
      await elisa.rpc("rpc_comissoes_recalcular", { p_produto: product, p_inicio: "2020-01-01", p_fim: "2999-01-01" });
      return;
    case "replay":
      return;
  }
}

/** Everything that must hold; returns what is booked now. */
async function check(
  name: string,
  before: ReadonlyMap<string, string>,
  openSince: string,
): Promise<Map<string, string>> {
  const mine = "transacao_codigo like $1 || '-%'";
  // The parts of every sale add up.
  const wrong = await backend.query(
    `select t.status, t.valor_liquido_centavos, t.valor_reembolsado_centavos, coalesce(s.total, 0) as total
    from public.transacoes t
    left join lateral (
      select sum(c.valor_centavos) filter (where c.status <> 'cancelada') as total,
        sum(c.valor_centavos) filter (where c.lancada_em is not null or c.status = 'prevista') as entries
      from public.comissoes c where c.transacao_id = t.id) as s on true
    cross join lateral (
      select case when not app.conta_como_venda(t.status) then 0
        when (t.divisao ->> 'informada')::boolean
          then (select sum((p ->> 'valor')::numeric) from jsonb_array_elements(t.divisao -> 'partes') as p)
        else t.valor_liquido_centavos end as parts) as q
    where ${mine} and (coalesce(s.total, 0) <> q.parts - coalesce(div(
        q.parts * least(t.valor_reembolsado_centavos, t.valor_produto_centavos), nullif(t.valor_produto_centavos, 0)), 0)
      or coalesce(s.entries, 0) <> coalesce(s.total, 0))`,
    [name],
  );
  expect(wrong).toEqual([]);
  // Each person has what is due to them. What they owe is booked, not expected for later.
  const people = await backend.query(
    `select c.*, d.credito, d.devolvido
    from (
      select c.transacao_id, c.papel, c.beneficiario_email as email, c.moeda::text as moeda,
        coalesce(sum(c.valor_centavos) filter (where c.status <> 'cancelada'), 0) as valor,
        coalesce(sum(c.valor_centavos) filter (where c.status = 'prevista'), 0) as expected
      from public.comissoes c join public.transacoes t on t.id = c.transacao_id where ${mine} group by 1, 2, 3, 4
    ) as c
    full join app.partes_devidas(array(select id from public.transacoes where ${mine})) as d
      using (transacao_id, papel, email, moeda)
    where coalesce(c.valor, 0) <> coalesce(d.credito - d.devolvido, 0) or d.devolvido not between 0 and d.credito
      or c.expected < 0`,
    [name],
  );
  expect(people).toEqual([]);
  const rows = await backend.query<{ id: string; entry: string; open: boolean }>(
    `select c.id, concat_ws(' ', c.transacao_id, c.papel, c.beneficiario_email, c.tipo, c.valor_centavos, c.moeda,
      c.lancada_em, c.pagamento_lancado_em, c.paga_em, c.pagamento_ref) as entry, c.lancada_em >= $2::date as open
    from public.comissoes c join public.transacoes t on t.id = c.transacao_id
    where ${mine} and c.lancada_em is not null`,
    [name, openSince],
  );
  const now = new Map(rows.map((row) => [row.id, row.entry]));
  for (const [id, entry] of before) {
    // A payment is added to an entry; the rest of it stays.
    expect(now.get(id)?.startsWith(entry)).toBe(true);
  }
  for (const row of rows) if (!before.has(row.id)) expect(row).toMatchObject({ open: true });
  const late = await backend.query<{ n: number }>(
    `select app.lancar_comissoes(array(select id from public.transacoes where ${mine})) as n`,
    [name],
  );
  expect(late).toEqual([{ n: 0 }]);
  return now;
}

test("every history leaves what is due booked or expected, and nothing booked changed", async () => {
  await fc.assert(
    fc.asyncProperty(history, ({ affiliateBps, shares, steps }) => play(affiliateBps, shares, steps)),
    { seed, endOnFailure: true, numRuns: cases(8, 400) },
  );
});
