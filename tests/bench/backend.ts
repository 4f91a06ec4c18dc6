import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Backend, startBackend } from "../../cli/backend/backend.ts";

// The seller app's backend with 100,000 sales, queried as its pages do: over REST, signed in, with exact counts.

interface Question {
  readonly name: string;
  /** The product's limit for it, in milliseconds. */
  readonly limitMs: number;
  readonly path: string;
  readonly body?: object;
}

const roundCount = 20;
const anchorWindow = { p_inicio: "2025-05-16", p_fim: "2025-06-16" };
const year = { p_inicio: "2024-06-15", p_fim: "2025-06-16" };
const listMs = 400;
const panelMs = 300;

const contactColumns =
  "id,nome,email,telefone,tags,qtd_compras,total_compras_centavos,ultima_compra_em,responsavel_nome,responsavel_cor";
const saleColumns =
  "id,pedida_em,comprador_nome,produto_nome,plataforma,forma_pagamento,status,valor_produto_centavos,valor_liquido_centavos,minha_comissao_centavos,transacao_codigo";
const inWindow = "pedida_em=gte.2025-05-16T03:00:00Z&pedida_em=lt.2025-06-16T03:00:00Z";
const page = (offset = 0): string => `limit=25&offset=${offset}`;
const newestBuyers = "order=ultima_compra_em.desc.nullslast,id.asc";
const newest = "order=pedida_em.desc,id.desc";

const list = (name: string, path: string): Question => ({ name, limitMs: listMs, path });
const contacts = (name: string, filter: string): Question =>
  list(`contatos: ${name}`, `vw_contatos?select=${contactColumns}&${filter}`);
const sales = (name: string, filter: string): Question =>
  list(`transações: ${name}`, `vw_transacoes?select=${saleColumns}&${filter}`);
const call = (name: string, fn: string, body: object, limitMs = panelMs): Question => ({
  name,
  limitMs,
  path: `rpc/${fn}`,
  body,
});

async function questions(backend: Backend): Promise<readonly Question[]> {
  const [known] = await backend.query<{ tag: string; product: string; contact: string }>(`select
    (select id::text from public.tags where nome = 'VIP' order by conta_id limit 1) as tag,
    (select id::text from public.produtos where nome = 'Canto do Zero') as product,
    (select id::text from public.contatos order by qtd_compras desc, id limit 1) as contact`);
  const { tag = "", product = "", contact = "" } = known ?? {};
  return [
    contacts("first page", `${newestBuyers}&${page()}`),
    contacts("page 400", `${newestBuyers}&${page(9975)}`),
    contacts("search", `busca=ilike.*bia%20rocha*&${newestBuyers}&${page()}`),
    contacts("search of three letters", `busca=ilike.*ana*&${newestBuyers}&${page()}`),
    contacts("one tag", `tag_ids=ov.{${tag}}&${newestBuyers}&${page()}`),
    contacts("buyers by total", `qtd_compras=gt.0&order=total_compras_centavos.desc,id.asc&${page()}`),
    contacts("by name", `order=nome.asc,id.asc&${page()}`),
    sales("default window", `${inWindow}&${newest}&${page()}`),
    sales("all time", `${newest}&${page()}`),
    sales("all time, page 400", `${newest}&${page(9975)}`),
    sales("search, all time", `busca=ilike.*bia%20rocha*&${newest}&${page()}`),
    sales("search of three letters", `busca=ilike.*ana*&${newest}&${page()}`),
    sales("page 3 by value, all time", `order=valor_produto_centavos.desc,id.desc&${page(50)}`),
    sales("two states", `status=in.(aprovada,em_disputa)&${newest}&${page()}`),
    sales("one product", `produto_id=eq.${product}&${newest}&${page()}`),
    sales(
      "approved in the window",
      `aprovada_em=gte.2025-05-16T03:00:00Z&aprovada_em=lt.2025-06-16T03:00:00Z&order=aprovada_em.desc,id.desc&${page()}`,
    ),
    sales("of one contact", `contato_id=eq.${contact}&${newest}&${page()}`),
    call(
      "summary, default window",
      "rpc_transacoes_resumo",
      { p_filtros: { inicio: "2025-05-16", fim: "2025-06-16" } },
      listMs,
    ),
    call("summary, all time", "rpc_transacoes_resumo", { p_filtros: {} }, listMs),
    call("summary of a search", "rpc_transacoes_resumo", { p_filtros: { q: "bia rocha" } }, listMs),
    call("time line of a contact", "rpc_contato_linha_tempo", { p_contato: contact }),
    call("dashboard numbers", "rpc_dashboard_kpis", anchorWindow),
    call("dashboard series", "rpc_dashboard_serie", anchorWindow),
    call("dashboard by payment", "rpc_dashboard_quebra", anchorWindow),
    call("dashboard by state", "rpc_dashboard_quebra", { ...anchorWindow, p_dimensao: "uf" }),
    call("dashboard funnel", "rpc_dashboard_funil", anchorWindow),
    call("dashboard attention", "rpc_dashboard_atencao", {}),
    call("dashboard numbers of a year", "rpc_dashboard_kpis", year),
    call("dashboard series of a year", "rpc_dashboard_serie", { ...year, p_grao: "mes" }),
  ];
}

/** The time of each query at 100,000 sales: median and 95th percentile of twenty runs. */
export async function backendAtScale(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "trama-bench-data-"));
  const startMs = performance.now();
  const backend = await startBackend({
    designDir: join(process.env.TRAMA_ROOT ?? ".", "designs/vendas"),
    // Set it to run again without filling the database again.
    dataDir: process.env.TRAMA_BENCH_DATA ?? folder,
    demo: { size: "100k" },
  });
  try {
    const filledMs = performance.now() - startMs;
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${await signIn(backend)}` };
    const lines: string[] = [];
    for (const question of await questions(backend)) {
      lines.push(await timed(backend, headers, question));
    }
    return [`started and filled in ${(filledMs / 1000).toFixed(1)} s`, ...lines].join("\n  ");
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(backend: Backend, headers: Record<string, string>, question: Question): Promise<string> {
  const { name, limitMs, path, body } = question;
  const times: number[] = [];
  const busy: number[] = [];
  let answer = "";
  for (let round = 0; round < roundCount; round++) {
    const start = performance.now();
    const cpuStart = process.cpuUsage();
    const response = await backend.fetch(
      new Request(`${backend.url}/rest/v1/${path}`, {
        method: body ? "POST" : "GET",
        headers: { ...headers, prefer: "count=exact", ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(cpuStart);
    busy.push((user + system) / 1000);
    if (!response.ok) {
      return `${name}: refused, ${response.status} ${text.slice(0, 200)}`;
    }
    answer = response.headers.get("content-range") ?? "";
  }
  times.sort((a, b) => a - b);
  busy.sort((a, b) => a - b);
  const busyP95 = busy[Math.ceil(roundCount * 0.95) - 1] ?? 0;
  const middle = times[Math.floor(roundCount / 2)] ?? 0;
  const p95 = times[Math.ceil(roundCount * 0.95) - 1] ?? 0;
  const verdict = p95 <= limitMs ? "" : `, over ${limitMs} ms`;
  return `${name}: ${middle.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, of processor ${busyP95.toFixed(0)} ms${verdict}${answer ? ` (${answer})` : ""}`;
}

async function signIn(backend: Backend): Promise<string> {
  const response = await backend.fetch(
    new Request(`${backend.url}/functions/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ana.lima@aurora.example", password: "Teste1234" }),
    }),
  );
  const answer: { authToken?: string } = await response.json();
  if (answer.authToken === undefined) {
    throw new Error(`cannot sign in: ${JSON.stringify(answer)}`);
  }
  return answer.authToken;
}
