import type { Backend } from "../../../cli/backend/backend.ts";
import { simples, sugerir } from "../../../designs/vendas/supabase/functions/importacoes/colunas.ts";
import { lerCsv } from "../../../designs/vendas/supabase/functions/importacoes/csv.ts";
import { formatosDoArquivo, leitor } from "../../../designs/vendas/supabase/functions/importacoes/linhas.ts";
import { plataformas } from "../../../designs/vendas/supabase/functions/webhooks/plataformas.ts";
import type { Event, Expectation, Fee, Said, Scenario, Step, Verb, Way } from "./read.ts";

/** Plays a scenario in an account of its own, and compares what the app answers with what the scenario expects. */

type Happening = Extract<Step, { event: Event }>;
type SaleEvent = Extract<Event, { kind: "sale" }>;
type Values = ReadonlyMap<string, string | number | null>;

/** What is known of a sale so far: each line changes what it says. */
interface Sale extends Said {
  readonly verb: Verb;
  readonly ordered: Date;
  readonly returned: number;
  /** When it was approved, if it was. */
  readonly approved: Date | undefined;
}

const statuses: Readonly<Record<Verb, string>> = {
  ...{ waiting: "aguardando_pagamento", "in analysis": "em_analise", refused: "recusada", canceled: "cancelada" },
  ...{ expired: "expirada", late: "atrasada", approved: "aprovada", complete: "completa", disputed: "em_disputa" },
  ...{ "wins its dispute": "aprovada", refunded: "reembolsada", returns: "reembolsada_parcial" },
  "charged back": "chargeback",
};
/** What happens only to a sale that was approved, at the latest then. */
const sold: ReadonlySet<Verb> = new Set(["approved", "complete", "disputed", "wins its dispute", "returns"]);
const hotmartEvents: Readonly<Record<Verb, string>> = {
  ...{ waiting: "PURCHASE_BILLET_PRINTED", "in analysis": "UNDER_ANALISYS", refused: "NO_FUNDS" },
  ...{ canceled: "PURCHASE_CANCELED", expired: "PURCHASE_EXPIRED", late: "PURCHASE_DELAYED" },
  ...{ approved: "PURCHASE_APPROVED", complete: "PURCHASE_COMPLETE", disputed: "PURCHASE_PROTEST" },
  ...{ "wins its dispute": "PURCHASE_APPROVED", refunded: "PURCHASE_REFUNDED", returns: "PARTIALLY_REFUNDED" },
  "charged back": "PURCHASE_CHARGEBACK",
};
const kiwifyStatuses: Readonly<Partial<Record<Verb, string>>> = {
  ...{ waiting: "waiting_payment", refused: "refused", approved: "paid", refunded: "refunded" },
  "charged back": "chargedback",
};
const payments = { pix: ["PIX", "pix"], card: ["CREDIT_CARD", "credit_card"], slip: ["BILLET", "boleto"] } as const;
const roles = { producer: "PRODUCER", affiliate: "AFFILIATE", "co-producer": "COPRODUCER" } as const;
/** What an export calls each status. */
const shownStatuses: ReadonlyMap<string, string> = new Map([
  ...([
    ["Aguardando", "waiting"],
    ["Em análise", "in analysis"],
    ["Recusada", "refused"],
    ["Cancelada", "canceled"],
  ] as const),
  ...([
    ["Expirada", "expired"],
    ["Atrasada", "late"],
    ["Aprovada", "approved"],
    ["Completa", "complete"],
  ] as const),
  ...([
    ["Em disputa", "disputed"],
    ["Reembolsada", "refunded"],
    ["Reembolso parcial", "returned in part"],
  ] as const),
  ["Chargeback", "charged back"],
]);

let played = 0;

/** Play a scenario in one way. Returns what differs from it, one text per line of the scenario. */
export async function play(backend: Backend, scenario: Scenario, way: Way): Promise<readonly string[]> {
  const books = await openBooks(backend, scenario);
  const differences: string[] = [];
  const lastSale = scenario.steps.findLastIndex((step) => "event" in step && step.event.kind === "sale");
  for (const [index, step] of scenario.steps.entries()) {
    // A file has only the end of each sale.
    if ("expect" in step && way === "file" && index < lastSale) continue;
    try {
      const found =
        "expect" in step ? await compare(books, step.expect) : await take(books, way, step, index === lastSale);
      differences.push(...found.map((difference) => `line ${step.line}: ${difference}`));
    } catch (error) {
      differences.push(`line ${step.line}: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
      break;
    }
  }
  return [...differences, ...(await check(books))];
}

/** Let something happen. Returns no differences: what is refused is thrown. */
async function take(books: Books, way: Way, step: Happening, isLastSale: boolean): Promise<readonly string[]> {
  const { event, at, arrives } = step;
  await books.setClock(arrives);
  if (event.kind !== "sale") {
    await takeOther(books, event);
    return [];
  }
  const sale = withSaid(books, event, at);
  books.sales.set(event.sale, sale);
  if (way !== "file") await happen(books, event.source === "any" ? way : event.source, event, sale, at);
  else if (isLastSale)
    await importSales(
      books,
      [...books.sales].map(([name, one]) => fullRow(books, name, one)),
      books.sales,
    );
  return [];
}

/** What is known of a sale after an event. It was ordered when it is first heard of, if nothing else is said. */
function withSaid(books: Books, event: SaleEvent, at: Date): Sale {
  const before = books.sales.get(event.sale);
  const approvedOn = event.said.approvedOn ?? before?.approvedOn;
  return {
    ...before,
    ...event.said,
    verb: event.verb,
    ordered: event.said.ordered ?? before?.ordered ?? firstOf(books.scenario, event.sale),
    returned: (before?.returned ?? 0) + (event.returned ?? 0),
    approved: approvedOn ?? before?.approved ?? (sold.has(event.verb) ? at : undefined),
  };
}

/** The first hour of which something is known of a sale. */
function firstOf(scenario: Scenario, name: string): Date {
  const times = scenario.steps.flatMap((step) =>
    "event" in step && step.event.kind === "sale" && step.event.sale === name
      ? [step.event.said.ordered ?? step.at]
      : [],
  );
  return new Date(Math.min(...times.map((time) => time.getTime())));
}

interface Books {
  readonly account: string;
  readonly product: string;
  readonly code: string;
  readonly platform: "hotmart" | "kiwify";
  setClock(at: Date): Promise<void>;
  /** Ask something as the owner of the account does. */
  owner<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Ask something with all rights, as the functions of the backend do. */
  server<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  readonly scenario: Scenario;
  readonly sales: Map<string, Sale>;
  /** The last report, to send again. */
  lastReport: (() => Promise<void>) | undefined;
  reports: number;
}

/** The address of a person in a scenario. */
const addressOf = (books: Pick<Books, "code">, name: string): string =>
  name === "producer" ? `dona@${books.code}.example` : `${name.toLowerCase()}@livros.example`;

async function openBooks(backend: Backend, scenario: Scenario): Promise<Books> {
  played += 1;
  const code = `livro${played}`;
  const usesAds = scenario.steps.some(
    (step) => "event" in step && step.event.kind === "sale" && step.event.said.ad !== undefined,
  );
  const platform = usesAds ? "kiwify" : "hotmart";
  const [first] = scenario.steps;
  const opened = first !== undefined && "arrives" in first ? first.arrives : new Date();
  await backend.query("select set_config('app.agora', $1, false)", [opened.toISOString()]);
  const [ids] = await backend.query<{ account: string; owner: string; product: string }>(
    `with k as (
      insert into public.contas (nome, slug, imposto_bps, moeda) values ('Livro', $1, $2, $3) returning id
    ), u as (
      insert into public.usuarios (conta_id, nome, email, perfil, permissoes)
      select id, 'Dona', $4, 'proprietario', app.permissoes_do_perfil('proprietario') from k returning id, conta_id
    ), p as (
      insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos, afiliado_bps,
        taxa_bps, taxa_fixa_centavos, garantia_dias)
      select id, 'Curso do livro', $5, $1, 'curso', 10000, $6, $7, $8, $9 from k returning id, conta_id
    ), q as (
      insert into public.produto_participantes (conta_id, produto_id, papel, nome, email, percentual_bps, inicio, fim)
      select p.conta_id, p.id, s.papel, s.nome, s.email, s.bps, s.inicio, s.fim
      from p, jsonb_to_recordset($10::jsonb) as s(papel text, nome text, email text, bps int, inicio date, fim date)
    )
    select k.id as account, u.id as owner, p.id as product from k, u, p`,
    [
      ...[code, scenario.taxBps, scenario.currency, addressOf({ code }, "producer"), platform, scenario.affiliateBps],
      ...[scenario.fee.bps, scenario.fee.cents, scenario.guaranteeDays],
      JSON.stringify(
        scenario.shares.map(({ role, name, bps, from, until }) => ({
          ...{ papel: role, nome: name, email: addressOf({ code }, name), bps, inicio: from, fim: until ?? null },
        })),
      ),
    ],
  );
  if (ids === undefined) throw new Error("no account was made");
  const ask = <Row extends object>(sql: string, values: readonly unknown[]) => backend.query<Row>(sql, values);
  const claims = JSON.stringify({ sub: ids.owner, role: "authenticated" });
  let speaker = "server";
  // Most lines ask several things in a row as the owner.
  const speakAs = async (one: "owner" | "server"): Promise<void> => {
    if (one === speaker) return;
    speaker = one;
    await ask(
      `select set_config('role', $1, false), set_config('request.jwt.claims', $2, false),
        set_config('request.jwt.claim.sub', $3, false)`,
      one === "owner" ? ["authenticated", claims, ids.owner] : ["none", "", ""],
    );
  };
  const books: Books = {
    ...{ account: ids.account, product: ids.product, code, platform, scenario, sales: new Map() },
    ...{ lastReport: undefined, reports: 0 },
    setClock: (at) => ask("select set_config('app.agora', $1, false)", [at.toISOString()]).then(() => undefined),
    async owner(sql, values = []) {
      await speakAs("owner");
      return ask(sql, values);
    },
    async server(sql, values = []) {
      await speakAs("server");
      return ask(sql, values);
    },
  };
  return books;
}

// What happens --------------------------------------------------------------------------------------------------------

async function happen(books: Books, source: Way, event: SaleEvent, sale: Sale, at: Date): Promise<void> {
  if (source === "hand") return byHand(books, event, sale, at);
  if (source === "file")
    return importSales(books, [briefRow(books, event.sale, event.said, sale)], new Map([[event.sale, sale]]));
  await report(books, event, sale, at);
  if (event.returned !== undefined) await answerReturned(books, event.sale, event.returned);
}

const codeOf = (books: Books, name: string): string => `${books.code}-${name}`;
const buyerOf = (name: string, sale: Said): string => sale.buyer ?? `Comprador${name}`;
const inReais = (cents: number): number => cents / 100;

async function report(books: Books, event: SaleEvent, sale: Sale, at: Date): Promise<void> {
  const body = books.platform === "kiwify" ? kiwify(books, event, sale, at) : hotmart(books, event, sale, at);
  const read = plataformas[books.platform]?.venda(body);
  const key = { p_conta: books.account, p_plataforma: books.platform, p_chave: read?.chave ?? JSON.stringify(body) };
  const send = async (): Promise<void> => {
    const kept = "select public.rpc_webhook_guardar($1, $2, $3, $4::jsonb, $5::jsonb) as news";
    const values = [key.p_conta, key.p_plataforma, key.p_chave.slice(0, 200)];
    const [one] = await books.server<{ news: boolean }>(kept, [...values, JSON.stringify(body), JSON.stringify(read)]);
    if (one?.news) await books.server("select public.rpc_webhook_aplicar($1, $2, $3)", values);
  };
  books.lastReport = send;
  await send();
}

function hotmart(books: Books, event: SaleEvent, sale: Sale, at: Date): object {
  books.reports += 1;
  const currency = sale.currency ?? "BRL";
  const amount = (cents: number, its = currency) => ({ value: inReais(cents), currency_value: its });
  const people =
    sale.parts?.filter(({ role }) => role === "affiliate").map(({ name }) => name) ??
    (sale.affiliate === undefined ? [] : [sale.affiliate]);
  return {
    ...{ id: `${books.code}-${books.reports}`, creation_date: at.getTime(), version: "2.0.0" },
    event: event.verb === "refused" ? "PURCHASE_CANCELED" : hotmartEvents[event.verb],
    data: {
      product: { id: books.code, name: "Curso do livro" },
      affiliates: people.map((name) => ({ name, email: addressOf(books, name) })),
      buyer: { name: buyerOf(event.sale, sale), email: `${buyerOf(event.sale, sale).toLowerCase()}@compra.example` },
      commissions: [
        ...(sale.fee === undefined ? [] : [{ source: "MARKETPLACE", ...amount(sale.fee) }]),
        ...(sale.parts ?? []).map(({ role, name, cents, currency: its }) => ({
          ...{ source: roles[role], ...amount(cents, its) },
          ...(role !== "affiliate" && { name: name || "Dona", email: addressOf(books, name || "producer") }),
        })),
      ],
      purchase: {
        ...{ transaction: codeOf(books, event.sale), order_date: sale.ordered.getTime() },
        ...(sale.approvedOn !== undefined && { approved_date: sale.approvedOn.getTime() }),
        ...(sale.value !== undefined && { price: amount(sale.value) }),
        ...(sale.charged !== undefined && { full_price: amount(sale.charged) }),
        payment: {
          type: payments[sale.pay ?? "pix"][0],
          ...(sale.instalments !== undefined && { installments_number: sale.instalments }),
          ...(event.verb === "refused" && { refusal_reason: "insufficient funds" }),
        },
      },
    },
  };
}

const utc = (at: Date): string => at.toISOString();

function kiwify(books: Books, event: SaleEvent, sale: Sale, at: Date): object {
  const status = kiwifyStatuses[event.verb];
  if (status === undefined) throw new Error(`Kiwify does not report “${event.verb}”`);
  return {
    ...{
      order_id: codeOf(books, event.sale),
      order_status: status,
      updated_at: utc(at),
      created_at: utc(sale.ordered),
    },
    ...{ payment_method: payments[sale.pay ?? "pix"][1] },
    ...(sale.approvedOn !== undefined && { approved_date: utc(sale.approvedOn) }),
    Product: { product_id: books.code, product_name: "Curso do livro" },
    Customer: {
      full_name: buyerOf(event.sale, sale),
      email: `${buyerOf(event.sale, sale).toLowerCase()}@compra.example`,
    },
    Commissions: {
      ...{ product_base_price: sale.value, product_base_price_currency: sale.currency ?? "BRL" },
      ...(sale.fee !== undefined && { kiwify_fee: sale.fee, kiwify_fee_currency: sale.currency ?? "BRL" }),
    },
    ...(sale.ad !== undefined && { TrackingParameters: { utm_content: `Anúncio|${sale.ad}` } }),
  };
}

/** Say how much was returned, where a platform or a file did not. */
async function answerReturned(books: Books, name: string, cents: number): Promise<void> {
  const notices = await books.owner<{ id: string }>("select id from public.rpc_webhooks_avisos($1, $2)", [
    ...[books.platform, `Reembolso parcial sem o valor na venda ${codeOf(books, name)}`],
  ]);
  const [notice] = notices;
  if (notice === undefined || notices.length > 1)
    throw new Error(`${notices.length} questions how much of ${name} was returned`);
  await books.owner("select public.rpc_webhook_corrigir($1, $2::jsonb)", [
    notice.id,
    JSON.stringify({ reembolsado: `${cents}` }),
  ]);
}

async function byHand(books: Books, event: SaleEvent, sale: Sale, at: Date): Promise<void> {
  const code = codeOf(books, event.sale);
  const [known] = await books.server<{ id: string; versao: number }>(
    "select id, versao from public.transacoes where conta_id = $1 and transacao_codigo = $2",
    [books.account, code],
  );
  const status = statuses[event.verb];
  if (known === undefined) {
    const forms = { pix: "pix", card: "cartao_credito", slip: "boleto" } as const;
    await books.owner(
      `insert into public.transacoes (transacao_codigo, produto_id, produto_nome, comprador_nome, comprador_email, status,
        forma_pagamento, parcelas, moeda, valor_cobrado_centavos, valor_produto_centavos, taxa_plataforma_centavos, pedida_em)
      values ($1, $2, 'Curso do livro', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[
          code,
          books.product,
          buyerOf(event.sale, sale),
          `${buyerOf(event.sale, sale).toLowerCase()}@compra.example`,
        ],
        ...[
          status,
          forms[sale.pay ?? "pix"],
          sale.instalments ?? 1,
          sale.currency ?? "BRL",
          sale.charged ?? sale.value,
        ],
        ...[sale.value, sale.fee ?? 0, utc(at)],
      ],
    );
    return;
  }
  await orRefused(event.refused, () =>
    books.owner("select public.rpc_transacao_mudar_status($1, $2, 'como no livro', $3, $4)", [
      ...[known.id, status, known.versao, event.returned ?? null],
    ]),
  );
}

/** Do what is refused or not, as a scenario says. */
async function orRefused(refused: boolean, act: () => Promise<unknown>): Promise<void> {
  const error = await act().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (refused && error === undefined) throw new Error("this was not refused");
  if (!refused && error !== undefined) throw error;
}

async function takeOther(books: Books, event: Exclude<Event, SaleEvent>): Promise<void> {
  const { account, product, server } = books;
  switch (event.kind) {
    case "again":
      return books.lastReport?.();
    case "night":
      await server("select app.completar_vendas()");
      return;
    case "recalculate":
      await books.owner("select public.rpc_comissoes_recalcular($1, '2015-01-01', '2100-01-01')", [product]);
      return;
    case "close":
      return orRefused(event.refused, () => books.owner("select public.rpc_comissoes_fechar($1)", [event.month]));
    case "pay": {
      // Who pays chooses lines whose sale is not in dispute; who cannot pay may have chosen any.
      const lines = await books.owner<{ id: string }>(
        `select c.id from public.comissoes c join public.transacoes t on t.id = c.transacao_id
        where c.beneficiario_email = $1 and c.status = 'liberada' and c.moeda = $2 and (t.status <> 'em_disputa' or $3)`,
        [addressOf(books, event.who), event.currency, event.cents === undefined],
      );
      await orRefused(event.cents === undefined, async () => {
        const [total] = await books.owner<{ cents: string }>(
          "select public.rpc_comissoes_pagar($1, 'PIX', coalesce($2::date, app.hoje()))::text as cents",
          [lines.map(({ id }) => id), event.day ?? null],
        );
        if (Number(total?.cents) !== event.cents)
          throw new Error(`${event.who} was paid ${total?.cents}, not ${event.cents}`);
      });
      return;
    }
    case "share":
      await share(books, event.who, event.bps);
      return;
    case "fee":
      await setFee(books, event.fee);
      return;
    case "ad":
      await server(
        `with a as (
          insert into public.contas_anuncio (conta_id, ref_externa, nome, moeda) values ($1, $2, $2, $4)
          on conflict (conta_id, ref_externa) do update set nome = excluded.nome returning id
        )
        insert into public.metricas_facebook (conta_id, conta_anuncio_id, dia, campanha_id, campanha_nome, conjunto_id,
          conjunto_nome, anuncio_id, anuncio_nome, gasto_centavos, moeda)
        select $1, a.id, app.hoje(), 'c-' || $2, 'C', 'j-' || $2, 'J', $2, $2, $3, $4 from a`,
        [account, event.ad, event.cents, event.currency],
      );
      return;
    case "contact": {
      const [open] = await books.owner<{ id: string }>(
        `select r.id from public.recuperacoes r join public.contatos c on c.id = r.contato_id
        where c.email = $1 and r.status in ('aguardando', 'na_fila', 'em_contato')`,
        [`${event.buyer.toLowerCase()}@compra.example`],
      );
      await books.owner("select public.rpc_recuperacao_registrar($1, 'whatsapp', 'vai_pagar')", [open?.id]);
    }
  }
}

async function share(books: Books, who: string, bps: number | undefined): Promise<void> {
  const { product, server } = books;
  if (who === "affiliates") {
    await server("update public.produtos set afiliado_bps = $2 where id = $1", [product, bps]);
    return;
  }
  const one = "produto_id = $1 and email = $2 and (fim is null or fim >= app.hoje())";
  const values = [product, addressOf(books, who)];
  if (bps === undefined) await server(`delete from public.produto_participantes where ${one}`, values);
  else await server(`update public.produto_participantes set percentual_bps = $3 where ${one}`, [...values, bps]);
}

async function setFee({ product, server }: Books, { bps, cents }: Fee): Promise<void> {
  await server("update public.produtos set taxa_bps = $2, taxa_fixa_centavos = $3 where id = $1", [
    product,
    bps,
    cents,
  ]);
}

// Files ---------------------------------------------------------------------------------------------------------------

type Row = Readonly<Record<string, string>>;

const brazilian = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "medium",
});
/** A day and hour, or only the day where the hour is midnight: most statements have no hours. */
const written = (at: Date): string => brazilian.format(at).replace(", ", " ").replace(" 00:00:00", "");
const cell = (cents: number): string => inReais(cents).toFixed(2).replace(".", ",");
const payNames = { pix: "Pix", card: "Cartão de crédito", slip: "Boleto" } as const;

const basicRow = (books: Books, name: string, sale: Sale): Row => ({
  ...{ plataforma: books.platform, transacao: codeOf(books, name), status: statuses[sale.verb] },
  ...{ data_pedido: written(sale.ordered), produto: "Curso do livro", codigo_produto: books.code },
  ...{ forma_pagamento: payNames[sale.pay ?? "pix"], valor: cell(sale.value ?? 0) },
  ...{ comprador_nome: buyerOf(name, sale), comprador_email: `${buyerOf(name, sale).toLowerCase()}@compra.example` },
});

/** The columns that a line of a scenario says, besides what every file has. */
const saidIn = (books: Books, said: Said): Row => ({
  ...(said.fee !== undefined && { taxa: cell(said.fee) }),
  ...(said.currency !== undefined && { moeda: said.currency }),
  ...(said.instalments !== undefined && { parcelas: `${said.instalments}` }),
  ...(said.affiliate !== undefined && {
    afiliado_nome: said.affiliate,
    afiliado_email: addressOf(books, said.affiliate),
  }),
  ...(said.ad !== undefined && { utm_content: `Anúncio|${said.ad}` }),
  ...(said.approvedOn !== undefined && { data_aprovacao: written(said.approvedOn) }),
});

const briefRow = (books: Books, name: string, said: Said, sale: Sale): Row => ({
  ...basicRow(books, name, sale),
  ...saidIn(books, said),
});

/** The whole sale as it is in the end. */
const fullRow = (books: Books, name: string, sale: Sale): Row => ({
  ...basicRow(books, name, sale),
  ...saidIn(books, { ...sale, ...(sale.approved !== undefined && { approvedOn: sale.approved }) }),
});

async function importSales(books: Books, rows: readonly Row[], sales: ReadonlyMap<string, Sale>): Promise<void> {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const text = [titles, ...rows.map((row) => titles.map((title) => row[title] ?? ""))]
    .map((cells) => cells.join(";"))
    .join("\r\n");
  const [cabecalho = [], ...linhas] = lerCsv(text, ";");
  const regras = {
    ...{ cabecalho, mapeamento: sugerir(cabecalho), plataforma: null },
    status: new Map(Object.values(statuses).map((status) => [` ${simples(status)}`, status] as const)),
  };
  const read = linhas.map((cells, index) => leitor(regras, formatosDoArquivo(regras, linhas))(cells, index + 2));
  const errors = read.flatMap(({ erros }) => erros);
  if (errors.length > 0) throw new Error(`the file has errors: ${JSON.stringify(errors)}`);
  const [file] = await books.server<{ id: string }>(
    `insert into public.arquivos (conta_id, url, nome, ext, tag, tamanho, mime, enviado_por)
    select $1, '/livro', 'livro.csv', 'csv', 'importacao', 1, 'text/csv', u.id from public.usuarios u
    where u.conta_id = $1 returning id`,
    [books.account],
  );
  const [entry] = await books.server<{ id: string }>(
    `insert into public.importacoes (conta_id, arquivo_id, hash_arquivo, linhas_total, cabecalho, mapeamento, criado_por)
    select $1, $2, repeat('0', 64), $3, $4, $5, u.id from public.usuarios u where u.conta_id = $1 returning id`,
    [books.account, file?.id, rows.length, JSON.stringify(cabecalho), JSON.stringify(regras.mapeamento)],
  );
  const id = entry?.id;
  await books.owner("select public.rpc_importacao_analisar($1)", [id]);
  await books.server("select public.rpc_importacao_receber($1, $2::jsonb, '[]', $3)", [
    ...[id, JSON.stringify(read.map(({ venda }) => venda)), rows.length],
  ]);
  await books.server("select public.rpc_importacao_analisada($1)", [id]);
  await books.owner("select public.rpc_importacao_executar($1)", [id]);
  await books.server("select public.rpc_importacao_passo($1)", [id]);
  const [end] = await books.server<{ bad: number }>("select linhas_erro as bad from public.importacoes where id = $1", [
    id,
  ]);
  if (end?.bad !== 0) throw new Error(`${end?.bad} rows of the file were refused`);
  for (const [name, { verb, returned }] of sales) {
    if (verb === "returns" && returned > 0) await answerReturned(books, name, returned);
  }
}

// What is expected ----------------------------------------------------------------------------------------------------

/** Compare what the app answers with what is expected; returns what differs. */
async function compare(books: Books, { subject, values }: Expectation): Promise<readonly string[]> {
  const found = await answer(books, subject);
  return [...values].flatMap(([name, expected]) => {
    const got = found.get(name);
    return got === expected ? [] : [`${name} is ${got}, not ${expected}`];
  });
}

type Numbers = Readonly<Record<string, number | null>>;

/** The first row as numbers; the database sends large ones as text. */
async function numbers(books: Books, sql: string, values: readonly unknown[]): Promise<Numbers> {
  const [row] = await books.owner<{ row: Numbers }>(`select to_jsonb(x) as row from (${sql}) x`, values);
  return row?.row ?? {};
}

const named = (row: Numbers, names: Readonly<Record<string, string>>): Values =>
  new Map(Object.entries(names).map(([name, column]) => [name, row[column] ?? null]));

/** A rate as hundredths of a percent. */
const percent = (rate: number | null | undefined): number | null =>
  rate === null || rate === undefined ? null : Math.round(rate * 10_000);
const hundredths = (ratio: number | null | undefined): number | null =>
  ratio === null || ratio === undefined ? null : Math.round(ratio * 100);

const until = "($1::date + interval '1 month')::date";

async function answer(books: Books, subject: Expectation["subject"]): Promise<Values> {
  switch (subject.kind) {
    case "day":
    case "month": {
      const [from, end] = subject.kind === "day" ? [subject.day, "$1::date + 1"] : [subject.month, until];
      const row = await numbers(books, `select * from public.rpc_dashboard_kpis($1::date, ${end})`, [from]);
      return new Map([
        ...named(row, {
          ...{ revenue: "receita_centavos", net: "liquida_centavos", sales: "vendas", average: "ticket_centavos" },
          ...{ "returned sales": "devolvidas", returned: "devolvido_centavos", spent: "gasto_centavos" },
        }),
        ["refund rate", percent(row["taxa_devolucao"])],
        ["card approval", percent(row["aprovacao_cartao"])],
        ["pix paid", percent(row["conversao_pix"])],
        ["slips paid", percent(row["conversao_boleto"])],
        ["roas", hundredths(row["roas_real"])],
      ]);
    }
    case "list":
      return named(await numbers(books, "select * from public.rpc_transacoes_resumo()", []), {
        ...{
          rows: "qtd",
          sales: "vendas",
          gross: "bruto_centavos",
          net: "liquido_centavos",
          mine: "comissao_centavos",
        },
        ...{ returned: "reembolsado_centavos", "other currencies": "outras_moedas" },
      });
    case "export": {
      const rows = await exported(books);
      const sum = (name: string): number => rows.reduce((all, row) => all + Number(row.get(name) ?? 0), 0);
      return new Map([
        ["rows", rows.length],
        ...["value", "net", "mine", "returned"].map((name) => [name, sum(name)] as const),
      ]);
    }
    case "commissions export": {
      const rows = await fileOf(books, "comissoes", ["valor", "moeda", "status"]);
      const shown = await numbers(
        books,
        `select coalesce(sum(prevista_centavos), 0) as "to come", coalesce(sum(liberada_centavos), 0) as released,
          coalesce(sum(paga_centavos), 0) as paid, coalesce(sum(cancelada_centavos), 0) as canceled
        from public.rpc_comissoes_resumo('2015-01-01', '2100-01-01') where moeda = $1`,
        [books.scenario.currency],
      );
      const names = { "to come": "Prevista", released: "Liberada", paid: "Paga", canceled: "Cancelada" };
      const sums = Object.entries(names).map(([name, status]) => {
        const sum = sumOf(
          books,
          rows.filter((row) => row[2] === status),
        );
        return [name, asShown(name, sum, shown[name])] as const;
      });
      return new Map([["rows", rows.length], ...sums]);
    }
    case "ads export": {
      const rows = await fileOf(books, "metricas", ["gasto", "moeda"]);
      const sql = "select gasto_centavos from public.rpc_trafego_resumo('2015-01-01', '2100-01-01', 'total')";
      const spent = asShown("spent", sumOf(books, rows), (await numbers(books, sql, []))["gasto_centavos"]);
      return new Map([
        ["rows", rows.length],
        ["spent", spent],
      ]);
    }
    case "sale": {
      const row = (await exported(books)).find((one) => one.get("code") === codeOf(books, subject.sale));
      if (row === undefined) throw new Error(`the export has no sale ${subject.sale}`);
      return row;
    }
    case "statement": {
      const row = await numbers(
        books,
        "select * from public.rpc_comissoes_extrato($1::date) where beneficiario_email = $2",
        [subject.month, addressOf(books, subject.who)],
      );
      const found = named(row, {
        ...{ before: "anterior_centavos", credits: "creditos_centavos", discounts: "estornos_centavos" },
        ...{ paid: "pagos_centavos", balance: "saldo_centavos" },
      });
      // A person of whom there is nothing has no row.
      return new Map([...found].map(([name, value]) => [name, value ?? 0]));
    }
    case "ad": {
      const sql = `select * from public.rpc_trafego_resumo($1::date, ${until}, 'anuncio') where id = $2`;
      const row = await numbers(books, sql, [subject.month, subject.ad]);
      return new Map([
        ...named(row, {
          ...{ spent: "gasto_centavos", sales: "vendas", revenue: "receita_centavos", profit: "lucro_centavos" },
        }),
        ["roas", hundredths(row["roas_real"])],
      ]);
    }
    case "recovery": {
      const row = await numbers(books, `select * from public.rpc_recuperacao_resumo($1::date, ${until})`, [
        subject.month,
      ]);
      return new Map([
        ...named(row, {
          ...{ open: "aberto_centavos", recovered: "recuperado_centavos", "recovered sales": "recuperadas" },
          "other currencies": "outras_moedas",
        }),
        ["rate", percent(row["taxa"])],
      ]);
    }
    case "buyer": {
      const row = await numbers(
        books,
        "select total_compras_centavos, qtd_compras from public.vw_contatos where email = $1",
        [`${subject.buyer.toLowerCase()}@compra.example`],
      );
      return named(row, { bought: "total_compras_centavos", purchases: "qtd_compras" });
    }
    case "attention": {
      const row = await numbers(books, "select coalesce(sum(qtd), 0) as qtd from public.rpc_webhooks_atencao()", []);
      return named(row, { reports: "qtd" });
    }
    case "person": {
      const address = addressOf(books, subject.who);
      const row = await numbers(
        books,
        `select coalesce(sum(s.saldo_centavos), 0) as balance, coalesce(sum(s.em_disputa_centavos), 0) as disputed,
          coalesce(sum(s.prevista_centavos), 0) as expected, (
            select coalesce(sum(r.paga_centavos), 0)
            from public.rpc_comissoes_resumo('2015-01-01', '2100-01-01', jsonb_build_object('beneficiario', $1::text)) r
            where r.moeda = $2) as paid
        from public.rpc_comissoes_saldos() s where s.beneficiario_email = $1 and s.moeda = $2`,
        [address, subject.currency],
      );
      const balance = row["balance"] ?? 0;
      return new Map([
        ["released", Math.max(balance, 0)],
        ["to discount", Math.max(-balance, 0)],
        ...named(row, { "to come": "expected", "in dispute": "disputed", paid: "paid" }),
      ]);
    }
  }
}

const exportColumns = {
  ...{ codigo: "code", status: "status", aprovada_em: "approved", moeda: "currency", parcelas: "instalments" },
  ...{
    valor: "value",
    cobrado: "charged",
    taxa: "fee",
    liquido: "net",
    minha_comissao: "mine",
    reembolsado: "returned",
  },
} as const;

/** The rows of the report of all sales, as the file has them. */
async function exported(books: Books): Promise<readonly Values[]> {
  const rows = await fileOf(books, "transacoes", Object.keys(exportColumns));
  return rows.map(
    (cells) =>
      new Map(
        Object.values(exportColumns).map((name, index) => {
          const text = cells[index] ?? "";
          if (name === "approved") return [name, text === "" ? null : text.slice(0, 16)];
          if (name === "status") return [name, shownStatuses.get(text) ?? text];
          return [name, name === "instalments" ? Number(text) : (centsIn(text) ?? text)];
        }),
      ),
  );
}

/** The rows of a report, without its titles. A report of nothing is refused. */
async function fileOf(
  books: Books,
  type: "transacoes" | "comissoes" | "metricas",
  columns: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const [asked] = await books.owner<{ id: string }>("select public.rpc_exportacao_criar($1, '{}', $2::jsonb) as id", [
    type,
    JSON.stringify(columns),
  ]);
  await books.server("select public.rpc_exportacao_iniciar($1)", [asked?.id]);
  const [file] = await books.server<{ texto: string }>("select texto from public.rpc_exportacao_lote($1)", [asked?.id]);
  return lerCsv(file?.texto ?? "", ";");
}

/** The cents of an amount as a file has it: `-1,50`. */
const centsIn = (text: string): number | undefined =>
  /^-?\d+,\d\d$/.test(text) ? Number(text.replace(",", "")) : undefined;

/** What the amounts of a report in the account's currency add up to; its columns begin with amount and currency. */
const sumOf = (books: Books, rows: readonly (readonly string[])[]): number =>
  rows
    .filter(([, currency]) => currency === books.scenario.currency)
    .reduce((sum, [amount = ""]) => sum + (centsIn(amount) ?? Number.NaN), 0);

/** A sum of a file, which is also what its page shows. */
function asShown(name: string, sum: number, shown: number | null | undefined): number {
  if (shown !== sum) throw new Error(`the file has ${name} ${sum}, and the page ${shown}`);
  return sum;
}

async function check({ account, server }: Books): Promise<readonly string[]> {
  const [found] = await server<{ wrong: readonly object[]; owed: readonly object[]; stored: readonly object[] }>(
    `with mine as (
      select array_agg(id) as ids from public.transacoes where conta_id = $1
    ), parts as (
      select t.transacao_codigo, q.parts, coalesce(s.total, 0) as total from public.transacoes t
      left join lateral (
        select sum(c.valor_centavos) filter (where c.status <> 'cancelada') as total from public.comissoes c
        where c.transacao_id = t.id) as s on true
      cross join lateral (
        select case when not app.conta_como_venda(t.status) then 0
          when (t.divisao ->> 'informada')::boolean
            then (select sum((p ->> 'valor')::numeric) from jsonb_array_elements(t.divisao -> 'partes') as p)
          else t.valor_liquido_centavos end as parts) as q
      where t.conta_id = $1 and coalesce(s.total, 0) <> q.parts - coalesce(div(
        q.parts * least(t.valor_reembolsado_centavos, t.valor_produto_centavos), nullif(t.valor_produto_centavos, 0)), 0)
    ), people as (
      select transacao_id, papel, email, moeda, c.total, d.credito - d.devolvido as due
      from (
        select c.transacao_id, c.papel, c.beneficiario_email as email, c.moeda::text as moeda,
          coalesce(sum(c.valor_centavos) filter (where c.status <> 'cancelada'), 0) as total
        from public.comissoes c where c.conta_id = $1 group by 1, 2, 3, 4
      ) as c
      full join app.partes_devidas((select ids from mine)) as d using (transacao_id, papel, email, moeda)
      where coalesce(c.total, 0) <> coalesce(d.credito - d.devolvido, 0)
    )
    select (select coalesce(jsonb_agg(p), '[]') from parts p) as wrong,
      (select coalesce(jsonb_agg(p), '[]') from people p) as owed,
      (select coalesce(jsonb_agg(d), '[]') from app.somas_diferentes($1) d) as stored`,
    [account],
  );
  return [
    ...(found?.wrong ?? []).map((row) => `the parts of a sale are not its net: ${JSON.stringify(row)}`),
    ...(found?.owed ?? []).map((row) => `what is due is not what is booked or expected: ${JSON.stringify(row)}`),
    ...(found?.stored ?? []).map((row) => `a stored sum differs: ${JSON.stringify(row)}`),
  ];
}
