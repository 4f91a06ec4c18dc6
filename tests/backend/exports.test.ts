import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

/** Reports that the backend writes in batches, and who may read them. */

let backend: Backend;
let elisa: SupabaseClient;

beforeAll(async () => {
  backend = await startVendas();
  elisa = await connect(backend, "elisa.moura@aurora.example");
  // Written without triggers, as a history that was there before.
  await backend.query("set session_replication_role = replica");
  await backend.query(
    `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_nome, comprador_nome,
      comprador_documento, comprador_telefone, status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos,
      pedida_em, origem, busca)
    select c.id, 'kiwify', 'LOTE-' || lpad(n::text, 5, '0'), 'Violão; "do zero"', case n when 1 then '=SOMA(A1)' when 2 then '-10,00'
      when 3 then '＝SOMA(A1)' else 'Conceição ' || n end, '00000001910', '+5511901234567', 'aprovada', 'pix', 123456, 123456,
      timestamptz '2020-01-01 03:00+00' + make_interval(mins => n / 10), 'legado', 'lote-' || lpad(n::text, 5, '0')
    from public.contas c, generate_series(1, 12000) as n where c.slug = 'escola-aurora'`,
  );
  await backend.query("set session_replication_role = origin");
  await backend.query("select app.somar_todos_os_dias()");
});

interface Report {
  readonly id: string;
  readonly status: string;
  readonly linhas: number;
  readonly caminho: string;
  readonly arquivo_nome: string;
  readonly erro: string | null;
}

async function request(who: SupabaseClient, body: object): Promise<string> {
  const { data, error } = await who.functions.invoke("exportacoes", { body });
  if (error) throw new Error(await error.context.text());
  return data.id;
}

async function finished(who: SupabaseClient, id: string): Promise<Report> {
  const read = async (): Promise<Report> => (await who.from("vw_exportacoes").select("*").eq("id", id).single()).data;
  await expect.poll(async () => (await read()).status, { timeout: 50_000 }).not.toMatch(/na_fila|processando/);
  return read();
}

const januaryFilter = { inicio: "2020-01-01", fim: "2020-01-31" };

test("scenario 15: 12,000 sales become a file that Excel in Portuguese reads", async () => {
  const { data: count } = await elisa.rpc("rpc_exportacao_contar", { p_tipo: "transacoes", p_filtros: januaryFilter });
  expect(count).toBe(12_000);
  const id = await request(elisa, {
    tipo: "transacoes",
    filtros: januaryFilter,
    colunas: ["codigo", "pedida_em", "comprador_nome", "documento", "comprador_telefone", "produto_nome", "valor"],
  });
  const report = await finished(elisa, id);
  expect(report).toMatchObject({ status: "concluida", linhas: 12_000, erro: null });
  expect(report.arquivo_nome).toMatch(/^balcao_transacoes_\d{8}-\d{4}\.csv$/);
  const { data: file } = await elisa.storage.from("exportacoes").download(report.caminho);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file?.arrayBuffer());
  const lines = text.split("\r\n");
  expect(lines[0]).toBe("\ufeffCódigo;Pedido em;Comprador;CPF/CNPJ;Telefone;Produto;Valor");
  const rows = lines.slice(1, -1).toSorted();
  expect(rows).toHaveLength(12_000);
  expect(rows.slice(0, 3)).toEqual([
    `LOTE-00001;01/01/2020 00:00:00;'=SOMA(A1);000.000.019-10;(11) 90123-4567;"Violão; ""do zero""";1234,56`,
    `LOTE-00002;01/01/2020 00:00:00;-10,00;000.000.019-10;(11) 90123-4567;"Violão; ""do zero""";1234,56`,
    `LOTE-00003;01/01/2020 00:00:00;'＝SOMA(A1);000.000.019-10;(11) 90123-4567;"Violão; ""do zero""";1234,56`,
  ]);
  expect(new Set(rows).size).toBe(12_000);
  const [entry] = await backend.query<{ detalhe: object }>(
    "select detalhe from public.auditoria where acao = 'exportacao' and entidade_id = $1",
    [id],
  );
  expect(entry?.detalhe).toEqual({ linhas: 12_000, filtros: januaryFilter });

  // A colleague without `gerir` sees neither the row nor the file; after seven days nobody does.
  const felipe = await connect(backend, "felipe.rocha@aurora.example");
  expect((await felipe.from("vw_exportacoes").select("id").eq("id", id)).data).toEqual([]);
  expect((await felipe.storage.from("exportacoes").download(report.caminho)).error).not.toBeNull();
  const ana = await connect(backend, "ana.lima@aurora.example");
  expect((await ana.storage.from("exportacoes").download(report.caminho)).error).toBeNull();
  expect((await ana.from("vw_exportacoes").select("caminho").eq("id", id)).data).toEqual([{ caminho: report.caminho }]);
  await backend.query("update public.exportacoes set expira_em = now() - interval '1 second' where id = $1", [id]);
  expect((await elisa.storage.from("exportacoes").download(report.caminho)).error).not.toBeNull();

  // The next report removes what is older than seven days.
  await backend.query(
    "update storage.objects set created_at = now() - interval '8 days' where bucket_id = 'exportacoes'",
  );
  const again = await request(elisa, { id });
  await finished(elisa, again);
  const paths = async () =>
    (await backend.query<{ name: string }>("select name from storage.objects where bucket_id = 'exportacoes'")).map(
      ({ name }) => name.split("/")[1],
    );
  await expect.poll(paths).toEqual([again]);
});

test("each type has its columns, its rows and its permission", async () => {
  const ana = await connect(backend, "ana.lima@aurora.example");
  for (const type of ["transacoes", "comissoes", "contatos", "atendimentos", "envios", "metricas", "recuperacoes"]) {
    const report = await finished(ana, await request(ana, { tipo: type, filtros: { inicio: "2025-01-01" } }));
    expect([type, report.status, report.erro]).toEqual([type, "concluida", null]);
    const { data: file } = await ana.storage.from("exportacoes").download(report.caminho);
    const { data: columns } = await ana.rpc("rpc_exportacao_colunas", { p_tipo: type });
    const [title = "", row = ""] = ((await file?.text()) ?? "").split("\r\n");
    expect(title.split(";")).toEqual(columns?.map((column: { readonly titulo: string }) => column.titulo));
    expect(row.length).toBeGreaterThan(20);
  }
  const felipe = await connect(backend, "felipe.rocha@aurora.example");
  await expect(request(felipe, { tipo: "contatos" })).rejects.toThrow("sem_permissao");
  // A person who sees only their own commissions exports only those.
  const { data: own } = await felipe.from("comissoes").select("id");
  const report = await finished(felipe, await request(felipe, { tipo: "comissoes" }));
  expect(report.linhas).toBe(own?.length);
});

test("a report of shipments has the rows that the list shows", async () => {
  const ana = await connect(backend, "ana.lima@aurora.example");
  const listed = async (search: string) => {
    const { data } = await ana
      .from("vw_envios")
      .select("codigo")
      .like("busca", `%${search}%`)
      .in("status", ["pendente", "endereco_incompleto"])
      .is("lote_id", null)
      .order("codigo");
    return (data ?? []).map(({ codigo }) => codigo);
  };
  const all = await listed("");
  const [sample] = await backend.query<{ name: string }>(
    "select split_part(busca, ' ', 2) as name from public.vw_envios where codigo = $1",
    [all[0]],
  );
  const search = sample?.name ?? "";
  const filtros = { q: search, status: ["pendente", "endereco_incompleto"], sem_lote: true };
  const report = await finished(ana, await request(ana, { tipo: "envios", filtros, colunas: ["codigo"] }));
  const { data: file } = await ana.storage.from("exportacoes").download(report.caminho);
  const rows = ((await file?.text()) ?? "").split("\r\n").slice(1, -1).toSorted();
  expect(rows).toEqual(await listed(search));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(all.length);
});

test("a document is whole only for those who may reveal it", async () => {
  const felipe = await connect(backend, "felipe.rocha@aurora.example");
  const id = await request(felipe, { tipo: "transacoes", filtros: { q: "lote-00003" }, colunas: ["documento"] });
  const { data: file } = await felipe.storage.from("exportacoes").download((await finished(felipe, id)).caminho);
  expect(await file?.text()).toContain("•••.000.019-••");
});

test("a report needs rows, at most 200,000, known columns, and at most a year", async () => {
  const nobody = { ...januaryFilter, q: "ninguém assim" };
  await expect(request(elisa, { tipo: "transacoes", filtros: nobody })).rejects.toThrow("Nenhuma linha para exportar.");
  const years = { inicio: "2015-01-01", fim: "2025-01-01" };
  await expect(request(elisa, { tipo: "transacoes", filtros: years })).rejects.toThrow(
    "Escolha um período de até 1 ano.",
  );
  await expect(request(elisa, { tipo: "transacoes", filtros: {}, colunas: ["senha"] })).rejects.toThrow(
    "Coluna desconhecida.",
  );
  const [limit] = await backend.query<{ most: number }>("select app.maximo_de_linhas() as most");
  expect(limit?.most).toBe(200_000);
  const setLimit = (most: number) =>
    backend.query(
      `create or replace function app.maximo_de_linhas() returns int language sql immutable as 'select ${most}'`,
    );
  await setLimit(11_999);
  await expect(request(elisa, { tipo: "transacoes", filtros: januaryFilter })).rejects.toThrow("limite");
  await setLimit(200_000);
});

test("a report whose writing stopped is given up, and can be asked for again", async () => {
  const { data: id } = await elisa.rpc("rpc_exportacao_criar", { p_tipo: "transacoes", p_filtros: januaryFilter });
  await backend.query("alter table public.exportacoes disable trigger marcar_atualizacao");
  await backend.query("update public.exportacoes set atualizado_em = now() - interval '6 minutes' where id = $1", [id]);
  await backend.query("alter table public.exportacoes enable trigger marcar_atualizacao");
  await backend.query("select app.desistir_de_exportacoes()");
  expect(await finished(elisa, id)).toMatchObject({ status: "falhou", erro: "A escrita parou no meio." });
  expect(await finished(elisa, await request(elisa, { id }))).toMatchObject({ status: "concluida", linhas: 12_000 });
});

test("a report of the ads has the account, the campaign or the set that its page shows", async () => {
  const ana = await connect(backend, "ana.lima@aurora.example");
  const rows = async (filter: string, value: string | undefined) =>
    (await ana.rpc("rpc_exportacao_contar", { p_tipo: "metricas", p_filtros: { [filter]: value } })).data;
  for (const [filter, column] of [
    ["conta", "conta_anuncio_id"],
    ["campanha", "campanha_id"],
    ["conjunto", "conjunto_id"],
  ] as const) {
    const [one] = await backend.query<{ id: string; days: number }>(
      `select ${column}::text as id, count(*)::int as days from public.metricas_facebook
      where conta_id = (select id from public.contas where slug = 'escola-aurora') group by 1 order by 2, 1 limit 1`,
    );
    const none = "00000000-0000-0000-0000-000000000000";
    expect([filter, await rows(filter, one?.id), await rows(filter, none)]).toEqual([filter, one?.days, 0]);
  }
});
