import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { decodificar, lerCsv, separadorDe } from "../../designs/vendas/supabase/functions/importacoes/csv.ts";
import { instante } from "../../designs/vendas/supabase/functions/importacoes/formatos.ts";
import { telefoneE164 } from "../../designs/vendas/supabase/functions/importacoes/linhas.ts";
import { connect, runMigration, startVendas } from "./client.ts";

/** Sales from a CSV file: read, checked, written in batches. */

let backend: Backend;
let elisa: SupabaseClient;
let account = "";

beforeAll(async () => {
  backend = await startVendas();
  elisa = await connect(backend, "elisa.moura@aurora.example");
  const [row] = await backend.query<{ id: string }>("select id::text from public.contas where slug = 'escola-aurora'");
  account = row?.id ?? "";
});

const header =
  "plataforma;transacao;status;data_pedido;produto;forma_pagamento;valor;comprador_nome;comprador_email;comprador_documento;taxa";

interface Import {
  readonly status: string;
  readonly linhas_total: number;
  readonly linhas_lidas: number;
  readonly linhas_novas: number;
  readonly linhas_atualizadas: number;
  readonly linhas_ignoradas: number;
  readonly linhas_erro: number;
  readonly erro: string | null;
  readonly mapeamento: Readonly<Record<string, string>>;
  readonly produtos_novos: readonly string[];
}

async function invoke(step: string, body: object): Promise<{ readonly id: string; readonly repetida: string | null }> {
  const { data, error } = await elisa.functions.invoke(`importacoes/${step}`, { body });
  if (error) throw new Error((await error.context.json()).message);
  return data;
}

let uploads = 0;
async function upload(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  uploads += 1;
  const path = `${account}/importacao/${uploads}/vendas.csv`;
  const { error } = await elisa.storage
    .from("importacoes")
    .upload(path, new Blob([content], { type: "text/csv" }), { contentType: "text/csv" });
  if (error) throw error;
  return `/storage/v1/object/authenticated/importacoes/${path}`;
}

const read = async (id: string): Promise<Import> =>
  (await elisa.from("vw_importacoes").select("*").eq("id", id).single()).data;
async function ended(id: string): Promise<Import> {
  await expect.poll(async () => (await read(id)).status, { timeout: 58_000 }).not.toBe("processando");
  return read(id);
}
async function analysed(content: string, options: object = {}): Promise<readonly [string, Import]> {
  const { id } = await invoke("ler", { url: await upload(content), nome: "vendas.csv" });
  const { mapeamento } = await read(id);
  await invoke("analisar", { id, mapeamento, plataforma: "", modo: "novas_e_atualizar", ...options });
  return [id, await ended(id)];
}
const errorsOf = async (id: string) =>
  (
    (await elisa.from("importacao_erros").select("linha,coluna,codigo").eq("importacao_id", id).order("linha")).data ??
    []
  ).map(({ linha, coluna, codigo }) => `${linha} ${coluna} ${codigo}`);

// The whole file of the scenario takes about a minute; TRAMA_IMPORT_ROWS=50000 measures it.
const rowCount = Number(process.env.TRAMA_IMPORT_ROWS ?? 3000);
const badCount = 120;

test("scenario 13: a long file with 120 bad rows goes in, and once", async () => {
  const people = rowCount / 2;
  const step = Math.floor(rowCount / badCount);
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const value = index % step === 7 && index < step * badCount ? "abc" : "197,00";
    const status = ["Aprovada", "Completa", "Recusada", "Aguardando"][index % 4];
    const day = String((index % 28) + 1).padStart(2, "0");
    const month = String((index % 6) + 1).padStart(2, "0");
    return `kiwify;IMP-${index};${status};${day}/${month}/2024 10:00;Curso importado;Pix;${value};Pessoa ${index % people};p${index % people}@importada.example;;19,70`;
  });
  const file = [header, ...rows].join("\r\n");
  const [id, found] = await analysed(file);
  expect(found).toMatchObject({
    status: "analisada",
    linhas_total: rowCount,
    linhas_novas: rowCount - 120,
    linhas_erro: 120,
  });
  await invoke("executar", { id });
  const counts = new Set<number>();
  const state = async () => {
    const { status, linhas_lidas } = await read(id);
    counts.add(linhas_lidas);
    return status;
  };
  await expect.poll(state, { interval: 10, timeout: 580_000 }).not.toBe("processando");
  // It writes 250 rows at a time, and answers others in between.
  expect(counts.size).toBeGreaterThan(rowCount / 1000);
  expect(await read(id)).toMatchObject({
    status: "concluida_com_erros",
    linhas_lidas: rowCount,
    linhas_novas: rowCount - 120,
    linhas_atualizadas: 0,
    linhas_ignoradas: 0,
    linhas_erro: 120,
    produtos_novos: ["Curso importado"],
  });
  const { data: csv } = await elisa.rpc("rpc_importacao_erros_csv", { p_id: id });
  const lines = String(csv).split("\r\n");
  expect(lines[0]).toBe("linha;coluna;codigo;mensagem;valor");
  expect(lines.slice(1, -1)).toHaveLength(120);
  expect(lines[1]).toBe("9;valor;E03;Valor inválido;abc");
  const [sums] = await backend.query<{
    sales: string;
    contacts: string;
    people: string;
    commissions: string;
    mine: string;
  }>(
    `select (select count(*) from public.transacoes where importacao_id = $1) as sales,
      (select count(distinct contato_id) from public.transacoes where importacao_id = $1) as contacts,
      (select count(distinct comprador_email) from public.transacoes where importacao_id = $1) as people,
      (select sum(c.valor_centavos) from public.comissoes c join public.transacoes t on t.id = c.transacao_id
        where t.importacao_id = $1) as commissions,
      (select sum(valor_liquido_centavos) from public.transacoes
        where importacao_id = $1 and status in ('aprovada', 'completa')) as mine`,
    [id],
  );
  expect(Number(sums?.sales)).toBe(rowCount - 120);
  expect(sums?.contacts).toBe(sums?.people);
  expect(sums?.commissions).toBe(sums?.mine);
  const [again, second] = await analysed(file);
  expect(second).toMatchObject({
    linhas_novas: 0,
    linhas_atualizadas: 0,
    linhas_ignoradas: rowCount - 120,
    linhas_erro: 120,
  });
  const { data: repeated } = await elisa.rpc("rpc_importacao_repetida", { p_id: again });
  expect(repeated).not.toBeNull();
}, 600_000);

test("scenario 14: a file of 50,001 rows is refused, and nothing stays", async () => {
  const before = await backend.query("select count(*) from public.importacoes");
  const url = await upload([header, ...Array.from({ length: 50_001 }, (_, index) => `kiwify;X-${index}`)].join("\n"));
  await expect(invoke("ler", { url, nome: "grande.csv" })).rejects.toThrow(
    "Máximo de 50.000 linhas. Este arquivo tem 50.001.",
  );
  await expect(invoke("ler", { url: await upload(`${header}\n`), nome: "vazio.csv" })).rejects.toThrow(
    "Arquivo vazio.",
  );
  expect(await backend.query("select count(*) from public.importacoes")).toEqual(before);
  const { data } = await elisa.storage.from("importacoes").list(`${account}/importacao/${uploads}`);
  expect(data).toEqual([]);
});

test("every kind of error is reported with its line, and the good rows go in", async () => {
  const row = (code: string, change: Readonly<Record<number, string>> = {}) =>
    ["hotmart", code, "PURCHASE_APPROVED", "01/02/2024", "Livro", "boleto", "10,00", "Ana", "a@b.example", "", ""]
      .map((cell, index) => change[index] ?? cell)
      .join(";");
  const [id, found] = await analysed(
    [
      header,
      row("E-01", { 4: "" }),
      row("E-02", { 3: "31/02/2024" }),
      row("E-03", { 6: "-5" }),
      row("E-04", { 2: "SABE-SE LÁ" }),
      row("E-05", { 0: "lojinha" }),
      row("E-06", { 8: "ana" }),
      row("E-07", { 9: "111.111.111-11" }),
      row("E-09"),
      row("E-09", { 7: "Ana Maria" }),
      "hotmart;curta",
      row("E-13", { 10: "11,00" }),
    ].join("\n"),
  );
  expect(await errorsOf(id)).toEqual([
    "2 produto E01",
    "3 data_pedido E02",
    "4 valor E03",
    "5 status E04",
    "6 plataforma E05",
    "7 comprador_email E06",
    "8 comprador_documento E07",
    "9 transacao E09",
    "11  E11",
    "12 taxa E13",
  ]);
  expect(found).toMatchObject({ linhas_total: 11, linhas_novas: 2, linhas_erro: 9 });
  await invoke("executar", { id });
  expect(await ended(id)).toMatchObject({ status: "concluida_com_erros", linhas_novas: 2 });
  const { data: rows } = await elisa
    .from("transacoes")
    .select("transacao_codigo,comprador_nome,status")
    .eq("importacao_id", id)
    .order("transacao_codigo");
  expect(rows).toEqual([
    { transacao_codigo: "E-07", comprador_nome: "Ana", status: "aprovada" },
    { transacao_codigo: "E-09", comprador_nome: "Ana Maria", status: "aprovada" },
  ]);
});

test("another state of a known sale updates it, unless the step is not allowed or only new ones are wanted", async () => {
  const file = (status: string, value = "10,00") =>
    `${header}\nkiwify;MUDA-1;${status};01/02/2024;Livro;Pix;${value};Ana;ana@muda.example;;1,00`;
  const [first] = await analysed(file("Aguardando"));
  await invoke("executar", { id: first });
  await ended(first);
  const [second, found] = await analysed(file("Aprovada", "12,00"));
  expect(found).toMatchObject({ linhas_novas: 0, linhas_atualizadas: 1 });
  await invoke("executar", { id: second });
  expect(await ended(second)).toMatchObject({ status: "concluida", linhas_atualizadas: 1 });
  const { data: sale } = await elisa
    .from("transacoes")
    .select("id,status,valor_produto_centavos,minha_comissao_centavos")
    .eq("transacao_codigo", "MUDA-1")
    .single();
  expect(sale).toMatchObject({ status: "aprovada", valor_produto_centavos: 1200, minha_comissao_centavos: 1100 });
  // The access of a sale of a year ago is over.
  expect(await backend.query("select from public.usuarios_app where transacao_id = $1", [sale?.id])).toEqual([]);
  const { data: events } = await elisa
    .from("transacao_eventos")
    .select("status_de,status_para,origem")
    .eq("transacao_id", sale?.id)
    .order("criado_em");
  expect(events).toEqual([
    { status_de: null, status_para: "aguardando_pagamento", origem: "importacao" },
    { status_de: "aguardando_pagamento", status_para: "aprovada", origem: "importacao" },
  ]);
  const [third, back] = await analysed(file("Aguardando"));
  expect(back).toMatchObject({ linhas_erro: 1 });
  expect(await errorsOf(third)).toEqual(["2 status E10"]);
  const [, onlyNew] = await analysed(file("Reembolsada"), { modo: "so_novas" });
  expect(onlyNew).toMatchObject({ linhas_novas: 0, linhas_atualizadas: 0, linhas_ignoradas: 1 });
});

test("another spelling of an affiliate's name in a file is another sale of the same person", async () => {
  const columns = `${header};data_aprovacao;afiliado_nome;afiliado_email;comissao_afiliado`;
  const sale = (code: string, name: string, email: string) =>
    `hotmart;${code};Aprovada;10/05/2025;Curso de Piano;Pix;100,00;Uma Pessoa;pessoa@nome.example;;0,00;10/05/2025;${name};${email};10,00`;
  const people = async (): Promise<readonly string[]> => {
    const { data } = await elisa.rpc("rpc_comissoes_resumo", {
      ...{ p_inicio: "2025-05-10", p_fim: "2025-05-11", p_filtros: { q: "@afiliados.example" } },
    });
    return data.map((row: { beneficiario_nome: string; qtd: number }) => `${row.beneficiario_nome} ${row.qtd}`);
  };
  const enter = async (row: string) => {
    const [id] = await analysed([columns, row].join("\n"));
    await invoke("executar", { id });
    expect(await ended(id)).toMatchObject({ status: "concluida", linhas_novas: 1 });
  };
  await enter(sale("NOME-1", "João de Sá", "joao@afiliados.example"));
  expect(await people()).toEqual(["João de Sá 1"]);
  await enter(sale("NOME-2", "joão sa (afiliado)", "Joao@Afiliados.example"));
  expect(await people()).toEqual(["João de Sá 2"]);
});

// What a file brings, and when it happened ----------------------------------------------------------------------------

const required =
  "plataforma;transacao;status;data_pedido;produto;forma_pagamento;valor;comprador_nome;comprador_email;comprador_telefone";

/** Import a file of one sale with the required columns and `more`. */
async function imported(code: string, status: string, more: Readonly<Record<string, string>> = {}): Promise<Import> {
  const cells: Readonly<Record<string, string>> = {
    ...{ plataforma: "hotmart", transacao: code, status, data_pedido: "20/07/2025", produto: "Violão em 30 dias" },
    ...{ forma_pagamento: "Cartão", valor: "100,00", comprador_nome: "Dora Alves", comprador_email: "dora@so.example" },
    ...{ comprador_telefone: "", ...more },
  };
  const columns = [...required.split(";"), ...Object.keys(more).filter((name) => !required.includes(name))];
  const [id, found] = await analysed(`${columns.join(";")}\n${columns.map((name) => cells[name]).join(";")}`);
  if (found.linhas_novas + found.linhas_atualizadas > 0) {
    await invoke("executar", { id });
    await ended(id);
  }
  return read(id);
}

const saleOf = async (code: string) => {
  const [row] = await backend.query<{ sale: Readonly<Record<string, unknown>> }>(
    "select to_jsonb(t) as sale from public.transacoes t where transacao_codigo = $1",
    [code],
  );
  return row?.sale;
};

/** Apply a report of a sale as its adapter reads it. */
const reported = async (code: string, sale: object): Promise<string | undefined> => {
  const all = {
    ...{
      plataforma: "hotmart",
      codigo: code,
      chave: `${code} ${JSON.stringify(sale)}`,
      status_origem: "PURCHASE_APPROVED",
    },
    ...{ produto_codigo: "4711", produto_nome: "Violão em 30 dias", nome: "Dora Alves", email: "dora@so.example" },
    ...{ pedida_em: "2025-07-20T13:00:00Z", ocorrido_em: "2025-07-28T13:00:00Z", ...sale },
  };
  const [row] = await backend.query<{ result: string }>("select public.rpc_venda_receber($1, $2) as result", [
    ...[account, JSON.stringify(all)],
  ]);
  return row?.result;
};

test("a file without a column leaves what a report knew, and a blank cell too", async () => {
  const full = {
    ...{
      valor: 10000,
      cobrado: 11850,
      taxa: 1040,
      parcelas: 12,
      moeda: "USD",
      desconto: 500,
      frete: 300,
      forma: "pix",
    },
    ...{ cupom: "MEU10", utm_source: "meta", src: "bio", tipo_item: "order_bump", afiliado_nome: "Afonso" },
    ...{ afiliado_email: "afonso@so.example", aprovada_em: "2025-07-28T12:00:00Z" },
    comissoes: [{ papel: "produtor", nome: "Ana", email: "ana@so.example", valor: 8960 }],
  };
  expect(await reported("SO-1", full)).toBe("criada");
  const before = await saleOf("SO-1");
  const lines = async () =>
    backend.query(
      "select papel, valor_centavos, moeda, status from public.comissoes where transacao_id = $1 order by papel",
      [before?.["id"]],
    );
  const parts = await lines();
  const still = {
    ...{ taxa_plataforma_centavos: 1040, parcelas: 12, valor_cobrado_centavos: 11850, moeda: "USD" },
    ...{ desconto_centavos: 500, frete_centavos: 300, cupom: "MEU10", utm_source: "meta", src: "bio" },
    ...{ tipo_item: "order_bump", aprovada_em: before?.["aprovada_em"], pedida_em: before?.["pedida_em"] },
  };
  expect(before).toMatchObject(still);
  // The file brings no more: its day has no hour, and its way to pay is unknown.
  const same = { forma_pagamento: "de um jeito novo" };
  expect(await imported("SO-1", "Aprovada", same)).toMatchObject({ linhas_ignoradas: 1, linhas_atualizadas: 0 });
  const blank = { taxa: "", parcelas: "", moeda: "", desconto: "", frete: "", cupom: "", tipo_item: "", liquido: "" };
  const other = { ...blank, ...same, comprador_nome: "Dora A. Alves" };
  expect(await imported("SO-1", "Aprovada", other)).toMatchObject({ linhas_atualizadas: 1 });
  expect(await saleOf("SO-1")).toMatchObject({ ...still, forma_pagamento: "pix", comprador_nome: "Dora A. Alves" });
  expect(await lines()).toEqual(parts);
  // What it brings counts, and a report from before does not take it back.
  await imported("SO-1", "Aprovada", { taxa: "11,00", parcelas: "36", afiliado_email: "bia@so.example" });
  await reported("SO-1", { taxa: 1, parcelas: 1, ocorrido_em: "2025-07-27T13:00:00Z", valor: 1 });
  expect(await saleOf("SO-1")).toMatchObject({
    ...{ ...still, taxa_plataforma_centavos: 1100, parcelas: 36, afiliado_email: "bia@so.example" },
    // No name of another person.
    afiliado_nome: null,
  });
});

test("a new sale of a file takes the defaults, and what is not a number of instalments is reported", async () => {
  const found = await imported("SO-2", "Aprovada", { parcelas: "muitas" });
  expect(found).toMatchObject({ linhas_novas: 1 });
  const { data } = await elisa.from("importacao_erros").select("coluna,codigo,valor").eq("valor", "muitas");
  expect(data).toEqual([{ coluna: "parcelas", codigo: "E03", valor: "muitas" }]);
  expect(await saleOf("SO-2")).toMatchObject({
    // The fee is the product's.
    ...{ taxa_plataforma_centavos: 590, parcelas: 1, moeda: "BRL", valor_cobrado_centavos: 10000 },
    ...{ tipo_item: "principal", forma_pagamento: "cartao_credito" },
  });
});

test("a file that corrects the currency of a sale leaves what is booked, and posts the difference", async () => {
  await imported("MOEDA-1", "Completa", { moeda: "BRL" });
  const sale = await saleOf("MOEDA-1");
  const booked = () =>
    backend.query<{ id: string }>(
      "select id, moeda, valor_centavos::int from public.comissoes where transacao_id = $1 and tipo = 'credito' and moeda = 'BRL' order by id",
      [sale?.["id"]],
    );
  const before = await booked();
  expect(before.length).toBeGreaterThan(0);
  expect(await imported("MOEDA-1", "Completa", { moeda: "USD" })).toMatchObject({ linhas_atualizadas: 1 });
  expect(await booked()).toEqual(before);
  expect(
    await backend.query(
      "select moeda, sum(valor_centavos)::int as sum from public.comissoes where transacao_id = $1 group by moeda order by moeda",
      [sale?.["id"]],
    ),
  ).toEqual([
    { moeda: "BRL", sum: 0 },
    { moeda: "USD", sum: Number((await saleOf("MOEDA-1"))?.["valor_liquido_centavos"]) },
  ]);
});

test("sales of a file that were paid back were approved one day, and their dates are guesses", async () => {
  for (const [code, status] of [
    ["SO-3", "Completa"],
    ["SO-4", "Reembolsada"],
    ["SO-5", "Chargeback"],
  ] as const) {
    await imported(code, status, { produto: "Curso devolvido" });
    const found = await saleOf(code);
    expect([code, found?.["aprovada_em"]]).toEqual([code, "2025-07-20T03:00:00+00:00"]);
    expect(found?.["datas_supostas"]).toContain("aprovada_em");
  }
  expect(await saleOf("SO-4")).toMatchObject({ reembolsada_em: "2025-07-20T03:00:00+00:00" });
  expect(await saleOf("SO-3")).toMatchObject({ completa_em: "2025-07-27T03:00:00+00:00" });
  const { data: product } = await elisa.from("produtos").select("id").eq("nome", "Curso devolvido").single();
  const { data: numbers } = await elisa.rpc("rpc_dashboard_kpis", {
    ...{ p_inicio: "2025-07-01", p_fim: "2025-08-01", p_produto: product?.id },
  });
  expect(numbers?.[0]).toMatchObject({ vendas: 1, devolvidas: 2, taxa_devolucao: 0.666667 });
  // The platform's own day replaces the guess later, in a file or a report, and the history says it.
  await imported("SO-3", "Completa", { data_aprovacao: "21/07/2025 10:00" });
  await reported("SO-4", { pedida_em: null, aprovada_em: "2025-07-22T12:00:00Z", ocorrido_em: "2025-07-22T12:00:00Z" });
  const lines = async (code: string) =>
    backend.query(
      `select e.motivo, t.aprovada_em = $2 as certa, 'aprovada_em' = any(t.datas_supostas) as suposta
      from public.transacao_eventos e join public.transacoes t on t.id = e.transacao_id
      where t.transacao_codigo = $1 and e.motivo is not null`,
      [code, code === "SO-3" ? "2025-07-21T13:00:00Z" : "2025-07-22T12:00:00Z"],
    );
  expect(await lines("SO-3")).toEqual([
    {
      ...{ motivo: "Data da aprovação corrigida de 20/07/2025 00:00 para 21/07/2025 10:00.", certa: true },
      suposta: false,
    },
  ]);
  expect(await lines("SO-4")).toEqual([
    {
      ...{ motivo: "Data da aprovação corrigida de 20/07/2025 00:00 para 22/07/2025 09:00.", certa: true },
      suposta: false,
    },
  ]);
});

test("a partial refund of a file is divided and asks for its amount, which then reverses its part", async () => {
  const once = { taxa: "10,00", produto: "Curso partido" };
  await imported("SO-6", "Reembolso parcial", once);
  const lines = async () =>
    (
      await backend.query<{ line: string }>(
        `select concat_ws(' ', c.papel, c.tipo, c.valor_centavos) as line from public.comissoes c
        join public.transacoes t on t.id = c.transacao_id where t.transacao_codigo = 'SO-6' order by 1`,
      )
    ).map(({ line }) => line);
  expect(await lines()).toEqual(["produtor credito 9000"]);
  const ana = await connect(backend, "ana.lima@aurora.example");
  const erro = "Reembolso parcial sem o valor na venda SO-6";
  const { data: attention } = await ana.rpc("rpc_dashboard_atencao");
  expect(attention).toContainEqual(expect.objectContaining({ texto: `Hotmart: ${erro}` }));
  const { data: notices } = await ana.rpc("rpc_webhooks_avisos", { p_plataforma: "hotmart", p_erro: erro });
  expect(notices).toMatchObject([{ codigo: "SO-6", valor_centavos: 10000 }]);
  const answer = await ana.rpc("rpc_webhook_corrigir", { p_id: notices?.[0].id, p_dados: { reembolsado: "4000" } });
  expect([answer.error, answer.data]).toEqual([null, null]);
  expect(await saleOf("SO-6")).toMatchObject({ status: "reembolsada_parcial", valor_reembolsado_centavos: 4000 });
  expect(await lines()).toEqual(["produtor credito 9000", "produtor estorno -3600"]);
  // So does a file that says it of a sale that a report approved.
  await reported("SO-7", { valor: 10000, produto_codigo: "partido", produto_nome: "Curso partido" });
  expect(await imported("SO-7", "Reembolso parcial")).toMatchObject({ linhas_atualizadas: 1 });
  const { data: more } = await ana.rpc("rpc_webhooks_avisos", {
    ...{ p_plataforma: "hotmart", p_erro: "Reembolso parcial sem o valor na venda SO-7" },
  });
  expect(more).toHaveLength(1);
  // A report from before the file does not undo it, and one from after counts.
  await reported("SO-7", { status_origem: "PURCHASE_PROTEST", ocorrido_em: "2025-07-20T13:00:00Z" });
  expect(await saleOf("SO-7")).toMatchObject({ status: "reembolsada_parcial" });
  await reported("SO-7", { status_origem: "PURCHASE_REFUNDED", ocorrido_em: "2025-08-01T13:00:00Z" });
  expect(await saleOf("SO-7")).toMatchObject({ status: "reembolsada", valor_reembolsado_centavos: 10000 });
  // The same file again asks nothing.
  expect(await imported("SO-6", "Reembolso parcial", once)).toMatchObject({ linhas_ignoradas: 1 });
});

test("what files erased or left undivided by the old rules is repaired", async () => {
  const said = { valor: 10000, cobrado: 11850, taxa: 1040, parcelas: 12, produto_nome: "Curso reparado" };
  await reported("SO-8", { ...said, produto_codigo: "reparado" });
  await backend.query(
    `insert into app.webhooks_recebidos (conta_id, plataforma, chave_evento, corpo, venda, processado_em)
    values ($1, 'hotmart', 'SO-8 guardado', '{}', $2, now())`,
    [account, JSON.stringify({ ...said, codigo: "SO-8", ocorrido_em: "2025-07-28T13:00:00Z" })],
  );
  await imported("SO-8", "Aprovada", { produto: "Curso reparado", comprador_nome: "Dora Nova" });
  await imported("SO-9", "Reembolso parcial", { produto: "Curso reparado" });
  // As the old rules left them.
  await backend.query(`update public.transacoes set taxa_plataforma_centavos = 0, parcelas = 1,
    valor_cobrado_centavos = 10000 where transacao_codigo = 'SO-8'`);
  await backend.query(`delete from public.comissoes c using public.transacoes t
    where t.id = c.transacao_id and t.transacao_codigo = 'SO-9'`);
  await backend.query("delete from app.webhooks_recebidos where erro like '%SO-9'");
  await runMigration(backend, "20251211000900_reparos_de_vendas.sql");
  expect(await saleOf("SO-8")).toMatchObject({
    ...{ taxa_plataforma_centavos: 1040, parcelas: 12, valor_cobrado_centavos: 11850, minha_comissao_centavos: 8960 },
  });
  const [undivided] = await backend.query(
    `select (select sum(valor_centavos)::int from public.comissoes c where c.transacao_id = t.id) as parts,
      (select count(*)::int from app.webhooks_recebidos w where w.erro like '%SO-9') as asked
    from public.transacoes t where t.transacao_codigo = 'SO-9'`,
  );
  expect(undivided).toEqual({ parts: 10000, asked: 1 });
});

test("a missing column is named, and an import that was cancelled keeps what it has written", async () => {
  const { id } = await invoke("ler", { url: await upload("a;b\n1;2"), nome: "outro.csv" });
  await expect(
    invoke("analisar", { id, mapeamento: { valor: "a" }, plataforma: "kiwify", modo: "so_novas" }),
  ).rejects.toThrow(
    "Falta mapear: Transação, Status, Data do pedido, Produto, Forma de pagamento, Nome do comprador, E-mail ou telefone do comprador.",
  );
  const rows = Array.from(
    { length: 700 },
    (_, index) => `kiwify;PARA-${index};Recusada;01/02/2024;Livro;Pix;1,00;Ana;ana@para.example;;`,
  );
  const [halted] = await analysed([header, ...rows].join("\n"));
  // As when the function died after one batch: the rows are in the database.
  await elisa.rpc("rpc_importacao_executar", { p_id: halted });
  await backend.query("select public.rpc_importacao_passo($1)", [halted]);
  const count = async () =>
    Number(
      (
        await backend.query<{ n: string }>("select count(*) as n from public.transacoes where importacao_id = $1", [
          halted,
        ])
      )[0]?.n,
    );
  expect(await count()).toBe(500);
  const { error } = await elisa.rpc("rpc_importacao_cancelar", { p_id: halted });
  expect(error).toBeNull();
  await backend.query("select public.rpc_importacao_passo($1)", [halted]);
  expect(await count()).toBe(500);

  const [left] = await analysed([header, ...rows].join("\n"));
  await elisa.rpc("rpc_importacao_executar", { p_id: left });
  await backend.query("alter table public.importacoes disable trigger marcar_atualizacao");
  await backend.query("update public.importacoes set atualizado_em = now() - interval '2 minutes' where id = $1", [
    left,
  ]);
  // A run of the job lasts two seconds; a slow machine needs more of them.
  const goOn = async () => {
    await backend.query("select app.continuar_importacoes()");
    return (await read(left)).status;
  };
  await expect.poll(goOn).toBe("concluida");
  await backend.query("alter table public.importacoes enable trigger marcar_atualizacao");
  expect(await read(left)).toMatchObject({ status: "concluida", linhas_novas: 200, linhas_ignoradas: 500 });
});

test("only those with the page import, and only files of their own account", async () => {
  const carla = await connect(backend, "carla.nunes@aurora.example");
  expect((await carla.from("vw_importacoes").select("id")).data).toEqual([]);
  const { error } = await carla.rpc("rpc_importacao_criar", {
    p_caminho: "x",
    p_nome: "x",
    p_tamanho: 1,
    p_hash: "x",
    p_total: 1,
    p_cabecalho: [],
    p_amostra: [],
    p_separador: ";",
    p_codificacao: "utf-8",
    p_mapeamento: {},
  });
  expect(error?.message).toBe("sem_permissao");
  const igor = await connect(backend, "igor.batista@vizinha.example");
  const { error: foreign } = await igor.functions.invoke("importacoes/ler", {
    body: { url: await upload(`${header}\nx`), nome: "x.csv" },
  });
  expect(foreign?.context.status).toBe(404);
});

test("a file that moves a sale to another day takes it out of the first one", async () => {
  const code = "DIA-1";
  const sum = (day: string) =>
    backend.query<{ receita: number; vendas: number }>(
      `select d.receita::int, d.vendas::int from app.vendas_por_dia d join public.produtos p on p.id = d.produto_id
      where p.nome = 'Curso do dia' and d.dia = $1`,
      [day],
    );
  const file = (day: string) =>
    `${header};data_aprovacao\nhotmart;${code};aprovada;${day};Curso do dia;pix;100,00;Rita Lopes;rita@dia.example;;0;${day}`;
  const importIt = async (day: string) => {
    const [id] = await analysed(file(day));
    await invoke("executar", { id });
    expect((await ended(id)).status).toBe("concluida");
  };
  await importIt("28/07/2025 12:00");
  expect([await sum("2025-07-28"), await sum("2025-07-20")]).toEqual([[{ receita: 10000, vendas: 1 }], []]);
  await importIt("20/07/2025 12:00");
  expect([await sum("2025-07-28"), await sum("2025-07-20")]).toEqual([[], [{ receita: 10000, vendas: 1 }]]);
  expect((await elisa.rpc("rpc_somas_conferir")).data).toEqual([]);
});

test("files in other encodings and separators are read, with quotes and dates of all kinds", () => {
  const latin = Uint8Array.from([0x4e, 0x6f, 0x6d, 0x65, 0x2c, 0x43, 0x61, 0x66, 0xe9]);
  expect(decodificar(latin)).toEqual({ texto: "Nome,Café", codificacao: "windows-1252" });
  expect(decodificar(new TextEncoder().encode("\ufeffCafé"))).toEqual({ texto: "Café", codificacao: "utf-8" });
  expect(["a;b,c\n1;2", 'a,b\n"1;2;3",4', "a\tb\n1\t2"].map(separadorDe)).toEqual([";", ",", "\t"]);
  expect(lerCsv('a;"b ""c""\nd"\r\n;\n\n1;', ";")).toEqual([
    ["a", 'b "c"\nd'],
    ["", ""],
    ["1", ""],
  ]);
  expect(
    ["01/02/2024", "01/02/2024 10:30", "2024-02-01T10:30:00Z", "2024-02-01 10:30", "30/02/2024", "ontem"].map((text) =>
      instante(text),
    ),
  ).toEqual([
    "2024-02-01T03:00:00.000Z",
    "2024-02-01T13:30:00.000Z",
    "2024-02-01T10:30:00.000Z",
    "2024-02-01T13:30:00.000Z",
    undefined,
    undefined,
  ]);
  // Until 2019 the clocks in São Paulo went forward in summer.
  expect(
    ["30/11/2018 23:59", "2018-11-30 23:59", "04/11/2018 01:00", "17/02/2019 00:00"].map((text) => instante(text)),
  ).toEqual([
    ...["2018-12-01T01:59:00.000Z", "2018-12-01T01:59:00.000Z", "2018-11-04T03:00:00.000Z", "2019-02-17T03:00:00.000Z"],
  ]);
  expect(["(11) 90123-4567", "5511901234567", "+351912345678", "123"].map(telefoneE164)).toEqual([
    ...["+5511901234567", "+5511901234567", "+351912345678", undefined],
  ]);
});
