import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

let backend: Backend;
const clients = new Map<string, SupabaseClient>();

beforeAll(async () => {
  // The job of each minute would expire the recoveries of the demo, whose days are long past.
  backend = await startVendas({ now: () => Date.now(), after: () => () => {} });
});
afterAll(() => backend?.close());

const emails = {
  proprietario: "ana.lima@aurora.example",
  comercial: "bruno.tavares@aurora.example",
  suporte: "carla.nunes@aurora.example",
  logistica: "diego.prado@aurora.example",
  financeiro: "elisa.moura@aurora.example",
  trafego: "felipe.rocha@aurora.example",
  semPermissoes: "helena.dias@aurora.example",
  vizinha: "igor.batista@vizinha.example",
} as const;

async function as(name: keyof typeof emails): Promise<SupabaseClient> {
  const client = clients.get(name) ?? (await connect(backend, emails[name]));
  clients.set(name, client);
  return client;
}

/** How many rows a person sees, or null without the privilege to query. */
async function countOf(client: SupabaseClient, relation: string): Promise<number | null> {
  const { count, error } = await client.from(relation).select("conta_id", { count: "exact" }).limit(1);
  return error ? null : count;
}

const tables = [
  "arquivos",
  "produtos",
  "produto_participantes",
  "transacoes",
  "transacao_eventos",
  "comissoes",
  "usuarios_app",
  "pipelines",
  "etapas",
  "motivos_perda",
  "oportunidades",
  "tarefas",
  "contas_anuncio",
  "metricas_facebook",
] as const;
const views = [
  "vw_transacoes",
  "vw_transacao_eventos",
  "vw_contato",
  "vw_contato_oportunidades",
  "vw_contato_tarefas",
  "vw_contato_acessos",
  "vw_contato_arquivos",
];

describe("who sees what", () => {
  test("without a session nothing can be read or called", async () => {
    const anyone = await connect(backend);
    for (const relation of [...tables, ...views, "mapa_status_plataforma"]) {
      const { data, error } = await anyone.from(relation).select("*").limit(1);
      expect([relation, data, error === null]).toEqual([relation, null, false]);
    }
    for (const name of ["rpc_dashboard_kpis", "rpc_dashboard_atencao", "rpc_transacoes_resumo"]) {
      const args = name === "rpc_dashboard_kpis" ? { p_inicio: "2025-05-16", p_fim: "2025-06-16" } : {};
      expect([name, (await anyone.rpc(name, args)).error === null]).toEqual([name, false]);
    }
  });

  test("another tenant sees none of the rows, asked by id", async () => {
    const igor = await as("vizinha");
    for (const table of tables) {
      const [account] = await backend.query<{ ids: string[] }>(
        `select array(select id::text from public.${table} where conta_id = (select id from public.contas
          where slug = 'escola-aurora') limit 40) as ids`,
      );
      expect([table, account?.ids.length === 0]).toEqual([table, false]);
      const { data, error } = await igor
        .from(table)
        .select("id")
        .in("id", account?.ids ?? []);
      expect([table, error, data]).toEqual([table, null, []]);
    }
  });

  test.each([
    ["proprietario", { transacoes: true, transacao_eventos: true, comissoes: true, usuarios_app: true }],
    ["comercial", { transacoes: true, transacao_eventos: true, comissoes: false, usuarios_app: true }],
    ["suporte", { transacoes: true, transacao_eventos: true, comissoes: false, usuarios_app: true }],
    ["logistica", { transacoes: false, transacao_eventos: false, comissoes: false, usuarios_app: false }],
    ["financeiro", { transacoes: true, transacao_eventos: true, comissoes: true, usuarios_app: false }],
    ["trafego", { transacoes: true, transacao_eventos: true, comissoes: true, usuarios_app: false }],
    ["semPermissoes", { transacoes: false, transacao_eventos: false, comissoes: false, usuarios_app: false }],
  ] as const)("%s sees sales as the presets say", async (name, expected) => {
    const client = await as(name);
    for (const [table, isSeen] of Object.entries(expected)) {
      expect([table, ((await countOf(client, table)) ?? 0) > 0]).toEqual([table, isSeen]);
    }
  });

  test.each([
    ["proprietario", true, true, true],
    ["comercial", true, true, false],
    ["suporte", true, false, false],
    ["logistica", false, false, false],
    ["financeiro", true, false, true],
    ["trafego", false, false, true],
    ["semPermissoes", false, false, false],
  ] as const)("%s: deals %s, own tasks %s, ads %s", async (name, deals, tasks, ads) => {
    const client = await as(name);
    expect(((await countOf(client, "oportunidades")) ?? 0) > 0).toBe(deals);
    expect(((await countOf(client, "metricas_facebook")) ?? 0) > 0).toBe(ads);
    if (tasks) {
      expect((await countOf(client, "tarefas")) ?? 0).toBeGreaterThan(0);
    }
  });

  test("`proprios` narrows deals and commissions to the person's own", async () => {
    const [bruno, felipe] = [await as("comercial"), await as("trafego")];
    const { data: deals } = await bruno.from("oportunidades").select("responsavel_id").limit(1000);
    const { data: self } = await bruno.from("usuarios").select("id").eq("email", emails.comercial).single();
    expect(new Set(deals?.map((row) => row.responsavel_id))).toEqual(new Set([self?.id, null]));
    const { data: lines } = await felipe.from("comissoes").select("beneficiario_email").limit(1000);
    expect(new Set(lines?.map((row) => row.beneficiario_email))).toEqual(new Set([emails.trafego]));
  });

  test("documents and raw payloads cannot be selected", async () => {
    const ana = await as("proprietario");
    expect((await ana.from("transacoes").select("comprador_documento").limit(1)).error?.code).toBe("42501");
    expect((await ana.from("usuarios_app").select("documento").limit(1)).error?.code).toBe("42501");
    expect((await ana.from("transacao_eventos").select("payload").limit(1)).error?.code).toBe("42501");
    const { data } = await ana
      .from("transacoes")
      .select("id,documento_mascara")
      .not("documento_mascara", "is", null)
      .limit(1)
      .single();
    expect(data?.documento_mascara).toContain("•••");
    const revealed = await ana.rpc("rpc_documento_revelar", { p_tabela: "transacoes", p_id: data?.id });
    expect(revealed.data).toMatch(/^[0-9A-Z]{11,14}$/);
    const found = await ana.rpc("rpc_documento_buscar", { p_tabela: "transacoes", p_doc: revealed.data });
    expect(found.data).toContain(data?.id);
  });
});

describe("status of a sale", () => {
  const sale = async (status: string) => {
    const { data } = await (await as("proprietario"))
      .from("vw_transacoes")
      .select("id,status,versao,contato_id,proximos_status")
      .eq("status", status)
      .eq("moeda", "BRL")
      .gt("valor_produto_centavos", 0)
      .not("contato_id", "is", null)
      .limit(1)
      .single();
    return data;
  };
  const change = async (
    name: keyof typeof emails,
    id: unknown,
    to: string,
    version: unknown,
    why = "Pedido do cliente",
  ) => (await as(name)).rpc("rpc_transacao_mudar_status", { p_id: id, p_status: to, p_motivo: why, p_versao: version });
  const refund = async (id: unknown, version: unknown, cents?: number, to = "reembolsada_parcial") =>
    (await as("proprietario")).rpc("rpc_transacao_mudar_status", {
      p_id: id,
      p_status: to,
      p_motivo: "Pedido do cliente",
      p_versao: version,
      ...(cents === undefined ? {} : { p_valor_centavos: cents }),
    });

  /** A sale of R$ 297,00 with an affiliate and two co-producers, and the lines that split its R$ 266,33. */
  const dividedSale = async (code: string) => {
    const [sold] = await backend.query<{ id: string }>(
      `with p as (
        insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos, afiliado_bps)
        select id, 'Exemplo', 'manual', $1, 'curso', 29700, 4000 from public.contas where slug = 'escola-aurora'
        returning id, conta_id
      ), c as (
        insert into public.produto_participantes (conta_id, produto_id, papel, nome, email, percentual_bps, inicio)
        select p.conta_id, p.id, 'coprodutor', x.nome, x.nome || '@x.example', x.bps, date '2020-01-01'
        from p, (values ('um', 1500), ('dois', 1000)) as x(nome, bps)
      )
      select id from p`,
      [code],
    );
    const [made] = await backend.query<{ id: string }>(
      `insert into public.transacoes (conta_id, produto_id, produto_nome, comprador_nome, comprador_email, afiliado_nome,
        afiliado_email, status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, taxa_plataforma_centavos)
      select conta_id, id, nome, 'Exemplo', 'exemplo@x.example', 'Afiliada', 'a@x.example', 'aprovada', 'pix', 29700,
        29700, 3067 from public.produtos where id = $1 returning id`,
      [sold?.id],
    );
    const lines = () =>
      backend.query<{ papel: string; tipo: string; status: string; valor: number }>(
        `select papel, tipo, status, valor_centavos::int as valor from public.comissoes where transacao_id = $1
        order by valor_centavos`,
        [made?.id],
      );
    return { id: made?.id, lines };
  };

  test("a final one cannot change, and says between which it was asked", async () => {
    const one = await sale("reembolsada");
    expect(one?.proximos_status).toEqual([]);
    const refused = await change("proprietario", one?.id, "aprovada", one?.versao);
    expect([refused.status, refused.error?.message]).toEqual([422, "transicao_invalida"]);
    expect(JSON.parse(refused.error?.details ?? "")).toEqual({ de: "Reembolsada", para: "Aprovada" });
  });

  test("it takes permission, a reason and the version that was read", async () => {
    const one = await sale("completa");
    expect((await change("financeiro", one?.id, "reembolsada", one?.versao)).error?.message).toBe("sem_permissao");
    expect((await change("vizinha", one?.id, "reembolsada", one?.versao)).error?.message).toBe("nao_encontrado");
    expect((await change("proprietario", one?.id, "reembolsada", one?.versao, "ok")).error?.message).toBe("validacao");
    const stale = await change("proprietario", one?.id, "reembolsada", 99);
    expect([stale.status, stale.error?.message]).toEqual([409, "conflito_versao"]);
  });

  test("a refund takes the sale out of the contact's totals, ends access and commissions, and is in the history", async () => {
    const ana = await as("proprietario");
    const one = await sale("aprovada");
    const total = async () =>
      (await ana.from("contatos").select("qtd_compras,total_compras_centavos").eq("id", one?.contato_id).single()).data;
    const before = await total();
    const { data: row } = await ana.from("transacoes").select("valor_produto_centavos").eq("id", one?.id).single();
    expect((await change("proprietario", one?.id, "reembolsada", one?.versao)).data).toBe(Number(one?.versao) + 1);
    expect(await total()).toEqual({
      qtd_compras: (before?.qtd_compras ?? 0) - 1,
      total_compras_centavos: (before?.total_compras_centavos ?? 0) - (row?.valor_produto_centavos ?? 0),
    });
    const { data: lines } = await ana.from("comissoes").select("status").eq("transacao_id", one?.id);
    expect(new Set(lines?.map((line) => line.status))).toEqual(new Set(["cancelada"]));
    const { data: access } = await ana.from("usuarios_app").select("status").eq("transacao_id", one?.id);
    expect((access ?? []).every(({ status }) => status === "cancelado")).toBe(true);
    const { data: history } = await ana
      .from("vw_transacao_eventos")
      .select("status_de,status_para,motivo,usuario_nome")
      .eq("transacao_id", one?.id)
      .eq("origem", "manual");
    expect(history).toEqual([
      { status_de: "aprovada", status_para: "reembolsada", motivo: "Pedido do cliente", usuario_nome: "Ana Lima" },
    ]);
  });

  test("a manual sale finds its contact, is split to the cent and opens the access", async () => {
    const elisa = await as("financeiro");
    const { data: product } = await elisa.from("produtos").select("id,nome").eq("nome", "Violão em 30 dias").single();
    const { data, error } = await elisa
      .from("transacoes")
      .insert({
        produto_id: product?.id,
        produto_nome: product?.nome,
        comprador_nome: "Compra Manual",
        comprador_email: "Manual@Correio.example",
        status: "aprovada",
        forma_pagamento: "pix",
        valor_cobrado_centavos: 29700,
        valor_produto_centavos: 29700,
        taxa_plataforma_centavos: 3067,
      })
      .select("id,contato_id,aprovada_em,garantia_ate,valor_liquido_centavos,transacao_codigo")
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ valor_liquido_centavos: 26633, transacao_codigo: expect.stringMatching(/^MAN-/) });
    const { data: lines } = await elisa.from("comissoes").select("papel,valor_centavos").eq("transacao_id", data?.id);
    expect(lines?.map((line) => line.valor_centavos).sort((a, b) => a - b)).toEqual([2663, 3994, 19976]);
    const { data: contact } = await elisa
      .from("contatos")
      .select("qtd_compras,origem")
      .eq("id", data?.contato_id)
      .single();
    expect(contact).toEqual({ qtd_compras: 1, origem: "transacao" });
    const { data: access } = await (await as("proprietario"))
      .from("usuarios_app")
      .select("email")
      .eq("transacao_id", data?.id);
    expect(access).toEqual([{ email: "manual@correio.example" }]);
    const refused = await (await as("comercial")).from("transacoes").insert({ status: "aprovada" });
    expect(refused.error).not.toBeNull();
  });

  test("an affiliate and two co-producers match the example in the rules; a refund reverses the payments", async () => {
    const { id, lines } = await dividedSale("EX-1");
    expect((await lines()).map(({ valor }) => valor)).toEqual([1598, 2397, 10653, 11985]);
    await backend.query("update public.comissoes set status = 'paga' where transacao_id = $1 and papel = 'afiliado'", [
      id,
    ]);
    await backend.query("update public.transacoes set status = 'reembolsada' where id = $1", [id]);
    expect((await lines()).map(({ papel, tipo, status, valor }) => `${papel} ${tipo} ${status} ${valor}`)).toEqual([
      "afiliado estorno liberada -10653",
      "coprodutor credito cancelada 1598",
      "coprodutor credito cancelada 2397",
      "afiliado credito paga 10653",
      "produtor credito cancelada 11985",
    ]);
  });

  test("a partial refund takes an amount, more than nothing and no more than is left", async () => {
    const { id } = await dividedSale("EX-2");
    for (const cents of [undefined, 0, -1, 29701]) {
      const refused = await refund(id, 1, cents);
      expect([cents, refused.status, refused.error?.message]).toEqual([cents, 422, "validacao"]);
    }
    expect((await refund(id, 1, 100, "em_disputa")).error?.message).toBe("validacao");
    expect((await refund(id, 1, 29000)).data).toBe(2);
    expect((await refund(id, 2, 701)).error?.message).toBe("validacao");
    expect((await refund(id, 2, 700)).data).toBe(3);
    expect((await refund(id, 3, 1)).error?.message).toBe("validacao");
  });

  test("partial refunds add up, and each takes its part of every commission, to the cent", async () => {
    const { id, lines } = await dividedSale("EX-3");
    const reversed = async () => (await lines()).filter(({ tipo }) => tipo === "estorno").map(({ valor }) => valor);
    const row = async () =>
      (
        await (
          await as("proprietario")
        )
          .from("vw_transacoes")
          .select("status,valor_reembolsado_centavos,proximos_status")
          .eq("id", id ?? "")
          .single()
      ).data;
    const buyer = async () =>
      (
        await backend.query<{ total: number }>(
          `select c.total_compras_centavos::int as total from public.contatos c join public.transacoes t
            on t.contato_id = c.id where t.id = $1`,
          [id],
        )
      )[0]?.total;
    const before = (await buyer()) ?? 0;
    await refund(id, 1, 10000);
    expect(await row()).toEqual({
      status: "reembolsada_parcial",
      valor_reembolsado_centavos: 10000,
      proximos_status: ["reembolsada_parcial", "reembolsada", "chargeback"],
    });
    // R$ 266,33 × 100 / 297 = 89,67: each part is rounded down, the producer gets the rest.
    expect(await reversed()).toEqual([-4036, -3586, -807, -538]);
    await refund(id, 2, 5000);
    expect((await row())?.valor_reembolsado_centavos).toBe(15000);
    expect(await reversed()).toEqual([-6054, -5380, -1210, -807]);
    expect(await buyer()).toBe(before - 15000);
    await refund(id, 3, 14700);
    expect(await reversed()).toEqual([-11985, -10653, -2397, -1598]);
    const { data: history } = await (await as("proprietario"))
      .from("vw_transacao_eventos")
      .select("status_de,status_para,valor_centavos")
      .eq("transacao_id", id ?? "")
      .order("valor_centavos");
    expect(history).toEqual([
      { status_de: "reembolsada_parcial", status_para: "reembolsada_parcial", valor_centavos: 5000 },
      { status_de: "aprovada", status_para: "reembolsada_parcial", valor_centavos: 10000 },
      { status_de: "reembolsada_parcial", status_para: "reembolsada_parcial", valor_centavos: 14700 },
    ]);
  });
});

describe("sums", () => {
  const window = { p_inicio: "2025-05-16", p_fim: "2025-06-16" };

  test("the dashboard equals plain SQL over the window, whose end is not in it", async () => {
    const { data, error } = await (await as("proprietario")).rpc("rpc_dashboard_kpis", window);
    expect(error).toBeNull();
    const [plain] = await backend.query<{ receita: number; liquida: number; vendas: number }>(`
      select sum(valor_produto_centavos - case status when 'reembolsada_parcial' then valor_reembolsado_centavos else 0 end)
        ::int as receita, sum(minha_comissao_centavos)::int as liquida, count(*)::int as vendas
      from public.transacoes
      where conta_id = (select id from public.contas where slug = 'escola-aurora') and moeda = 'BRL'
        and aprovada_em >= '2025-05-16T03:00:00Z' and aprovada_em < '2025-06-16T03:00:00Z'
        and status not in ('reembolsada', 'chargeback')`);
    expect(data?.[0]).toMatchObject({
      receita_centavos: plain?.receita,
      liquida_centavos: plain?.liquida,
      vendas: plain?.vendas,
      aprovacao_cartao: expect.any(Number),
      roas_real: expect.any(Number),
      tem_transacoes: true,
    });
    const [ads] = await backend.query<{ roas: number }>(`
      select round((
        select sum(t.valor_produto_centavos - case t.status when 'reembolsada_parcial' then t.valor_reembolsado_centavos else 0 end)
        from public.transacoes t where t.conta_id = c.id and t.moeda = 'BRL'
          and t.aprovada_em >= '2025-05-16T03:00:00Z' and t.aprovada_em < '2025-06-16T03:00:00Z'
          and t.status not in ('reembolsada', 'chargeback') and exists (
            select from public.metricas_facebook m
            where m.conta_id = c.id and (m.anuncio_id = split_part(t.utm_content, '|', -1)
              or m.conjunto_id = split_part(t.utm_medium, '|', -1)
              or m.campanha_id = split_part(t.utm_campaign, '|', -1)))
      ) / sum(m.gasto_centavos), 6)::float as roas
      from public.contas c join public.metricas_facebook m on m.conta_id = c.id
      where c.slug = 'escola-aurora' and m.moeda = 'BRL' and m.dia >= '2025-05-16' and m.dia < '2025-06-16'
      group by c.id`);
    expect(data?.[0].roas_real).toBe(ads?.roas);
    // The page of the ads says the same.
    const level = { ...window, p_nivel: "total" };
    const { data: traffic } = await (await as("proprietario")).rpc("rpc_trafego_resumo", level);
    expect(traffic?.[0].roas_real).toBeCloseTo(data?.[0].roas_real, 5);
    const { data: series } = await (await as("proprietario")).rpc("rpc_dashboard_serie", window);
    const days = new Set(series?.map((row: { dia: string }) => row.dia));
    expect([days.size, days.has("2025-05-16"), days.has("2025-06-16")]).toEqual([31, true, false]);
    const sum = (rows: { valor_centavos: number }[] | null) =>
      (rows ?? []).reduce((total, row) => total + row.valor_centavos, 0);
    expect(sum(series)).toBe(plain?.receita);
    for (const dimension of ["forma_pagamento", "produto", "plataforma", "uf"]) {
      const { data: parts } = await (await as("proprietario")).rpc("rpc_dashboard_quebra", {
        ...window,
        p_dimensao: dimension,
      });
      expect([dimension, sum(parts), parts.length <= 9]).toEqual([dimension, plain?.receita, true]);
    }
  });

  test("each month of each platform adds up from its sales", async () => {
    const owner = await as("proprietario");
    const rows = await backend.query<{ months: object; platform: string; figures: object }>(
      `select jsonb_build_object('p_inicio', m::date, 'p_fim', (m + interval '1 month')::date) as months, p as platform,
        jsonb_build_object(
          'receita_centavos', coalesce(sum(t.preco - t.voltou) filter (where t.fica), 0),
          'liquida_centavos', coalesce(sum(t.minha) filter (where t.fica), 0),
          'vendas', count(*) filter (where t.fica),
          'ticket_centavos', round(sum(t.preco - t.voltou) filter (where t.fica) / nullif(count(*) filter (where t.fica), 0)),
          'devolvidas', count(*) filter (where not t.fica),
          'devolvido_centavos', coalesce(sum(t.voltou), 0)) as figures
      from generate_series(timestamp '2024-07-01', '2025-06-01', '1 month') as m
      cross join unnest(array['hotmart', 'kiwify', 'perfectpay', 'eduzz']) as p
      left join lateral (
        select valor_produto_centavos::numeric as preco, valor_reembolsado_centavos::numeric as voltou,
          minha_comissao_centavos as minha, valor_reembolsado_centavos < valor_produto_centavos as fica
        from public.transacoes
        where conta_id = (select id from public.contas where slug = 'escola-aurora') and moeda = 'BRL' and plataforma = p
          and aprovada_em at time zone 'America/Sao_Paulo' >= m
          and aprovada_em at time zone 'America/Sao_Paulo' < m + interval '1 month'
          and status in ('aprovada', 'completa', 'em_disputa', 'reembolsada_parcial', 'reembolsada', 'chargeback')
      ) as t on true
      group by m, p order by m, p`,
    );
    expect(rows).toHaveLength(48);
    for (const { months, platform, figures } of rows) {
      const { data } = await owner.rpc("rpc_dashboard_kpis", { ...months, p_plataforma: platform });
      expect({ ...months, platform, ...data?.[0] }).toMatchObject({ ...months, platform, ...figures });
    }
  });

  test("the parts of each sale are its net, and the page of commissions adds up the parts", async () => {
    const [found] = await backend.query<{ sales: number; wrong: number }>(
      `select count(*)::int as sales, (count(*) filter (where coalesce(c.parts, 0) <>
        t.liquido - case when t.voltou > 0 then div(t.liquido * t.voltou, t.preco) else 0 end))::int as wrong
      from (
        select id, valor_liquido_centavos::numeric as liquido, valor_reembolsado_centavos as voltou,
          valor_produto_centavos as preco
        from public.transacoes
        where status in ('aprovada', 'completa', 'em_disputa', 'reembolsada_parcial') and (divisao ->> 'informada')::boolean is not true
      ) as t
      left join lateral (
        select sum(valor_centavos) as parts from public.comissoes where transacao_id = t.id and status <> 'cancelada'
      ) as c on true`,
    );
    expect(found?.sales).toBeGreaterThan(700);
    expect(found?.wrong).toBe(0);
    const { data } = await (await as("proprietario")).rpc("rpc_comissoes_resumo", {
      p_inicio: "2000-01-01",
      p_fim: "2100-01-01",
    });
    const shown = Object.fromEntries(
      ["prevista", "liberada", "paga", "cancelada"].map((status) => [
        status,
        (data ?? []).reduce((sum: number, row: Record<string, number>) => sum + (row[`${status}_centavos`] ?? 0), 0),
      ]),
    );
    const [rows] = await backend.query<{ sums: object }>(
      `select jsonb_object_agg(status, valor) as sums from (
        select c.status, sum(c.valor_centavos) as valor from public.comissoes c
        where c.conta_id = (select id from public.contas where slug = 'escola-aurora')
          and not (c.tipo = 'estorno' and c.status = 'cancelada') group by c.status) as s`,
    );
    expect(shown).toEqual(rows?.sums);
  });

  test("a sale at the last minute of a day in São Paulo is of that day", async () => {
    const ana = await as("proprietario");
    const vendas = async (from: string, to: string) =>
      (await ana.rpc("rpc_dashboard_kpis", { p_inicio: from, p_fim: to })).data?.[0].vendas;
    const before = [await vendas("2019-03-01", "2019-03-02"), await vendas("2019-03-02", "2019-03-03")];
    await backend.query(`insert into public.transacoes (conta_id, produto_nome, comprador_nome, status, forma_pagamento,
      valor_cobrado_centavos, valor_produto_centavos, pedida_em)
      select id, 'Meia-noite', 'Alguém', 'aprovada', 'pix', 100, 100, '2019-03-02T02:59:59Z' from public.contas
      where slug = 'escola-aurora'`);
    const after = [await vendas("2019-03-01", "2019-03-02"), await vendas("2019-03-02", "2019-03-03")];
    expect([before, after]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test("hidden data is empty: ads for sellers, the dashboard for support", async () => {
    const bruno = await (await as("comercial")).rpc("rpc_dashboard_kpis", window);
    expect(bruno.data?.[0]).toMatchObject({ gasto_centavos: null, roas_real: null });
    const funnel = await (await as("comercial")).rpc("rpc_dashboard_funil", window);
    expect(funnel.data?.map((row: { etapa: string }) => row.etapa)).toEqual(["gerados", "aprovados"]);
    const carla = await (await as("suporte")).rpc("rpc_dashboard_kpis", window);
    expect([carla.status, carla.error?.message]).toEqual([403, "sem_permissao"]);
    const tooLong = await (await as("proprietario")).rpc("rpc_dashboard_kpis", {
      p_inicio: "2020-01-01",
      p_fim: "2025-01-01",
    });
    expect(tooLong.error?.message).toBe("validacao");
  });

  test("the sums by day match the sales after any change", async () => {
    const rows = () =>
      backend.query(`select 'v' as of, d::text from app.vendas_por_dia d where d.aprovadas > 0
        union all select 'p', d::text from app.pedidos_por_dia d order by 1, 2`);
    await backend.query(`update public.transacoes set status = 'reembolsada_parcial', valor_reembolsado_centavos = 1
      where id in (select id from public.transacoes where status = 'completa' limit 3)`);
    await backend.query(`update public.transacoes set pedida_em = pedida_em - interval '40 days'
      where id in (select id from public.transacoes where status = 'recusada' order by id limit 3)`);
    await backend.query("delete from public.transacoes where produto_nome = 'Meia-noite'");
    const kept = await rows();
    expect(kept.length).toBeGreaterThan(500);
    await backend.query("truncate app.vendas_por_dia, app.pedidos_por_dia");
    await backend.query("select app.somar_todos_os_dias()");
    expect(await rows()).toEqual(kept);
  });

  test("the summary of a filter counts what the list shows", async () => {
    const ana = await as("proprietario");
    const list = await ana
      .from("vw_transacoes")
      .select("valor_produto_centavos", { count: "exact" })
      .in("status", ["aprovada", "completa"])
      .eq("forma_pagamento", "pix")
      .ilike("busca", "%ana%")
      .gte("pedida_em", "2025-01-01T03:00:00Z")
      .eq("moeda", "BRL");
    const { data } = await ana.rpc("rpc_transacoes_resumo", {
      p_filtros: { q: "Aná", status: "aprovada,completa", forma: ["pix"], inicio: "2025-01-01", plataforma: "" },
    });
    expect(data?.[0].qtd).toBe(list.count);
    expect(data?.[0].bruto_centavos).toBe(list.data?.reduce((sum, row) => sum + row.valor_produto_centavos, 0));
    expect((await (await as("logistica")).rpc("rpc_transacoes_resumo", { p_filtros: {} })).error?.message).toBe(
      "sem_permissao",
    );
  });

  test("attention items use today's date in São Paulo", async () => {
    await backend.query("select set_config('app.agora', '2025-06-15T23:30:00-03:00', false)");
    const { data } = await (await as("proprietario")).rpc("rpc_dashboard_atencao");
    await backend.query("select set_config('app.agora', '', false)");
    expect(data?.map((row: { tipo: string }) => row.tipo)).toEqual([
      "sla_estourado",
      "chats_sem_resposta",
      "boletos_vencendo",
      "em_disputa",
      "recuperacoes_na_fila",
      "oportunidades_paradas",
      "envios_pendentes",
      "rastreios_atencao",
    ]);
    expect(data?.[2]).toMatchObject({ texto: "1 boleto vence hoje" });
    expect(data?.[4]).toMatchObject({ rota: "/vendas/recuperacao/" });
  });

  test.each(["proprietario", "comercial", "suporte"] as const)(
    "as many need the attention of %s as the lists behind the links show",
    async (name) => {
      const client = await as(name);
      // Jobs due one minute after the demo ends still run here.
      await backend.query("select set_config('app.agora', '2025-06-15T11:30:00-03:00', false)");
      const { data: items } = await (await as("proprietario")).rpc("rpc_dashboard_atencao");
      const { data: own } = await client.rpc("rpc_dashboard_atencao");
      const count = async (view: string, conditions: Readonly<Record<string, unknown>>) => {
        const { count: rows } = await client.from(view).select("id", { count: "exact" }).match(conditions).limit(1);
        return rows;
      };
      const shown: Readonly<Record<string, number | null>> = {
        sla_estourado: await count("vw_atendimentos", { aberto: true, sla_situacao: "estourado" }),
        sla_vencendo: await count("vw_atendimentos", { aberto: true, sla_em_1h: true }),
        chats_sem_resposta: await count("vw_chats", { sem_resposta: true }),
        boletos_vencendo: await count("vw_transacoes", {
          status: "aguardando_pagamento",
          forma_pagamento: "boleto",
          vence_hoje: true,
        }),
        em_disputa: await count("vw_transacoes", { status: "em_disputa" }),
        recuperacoes_na_fila: await count("vw_recuperacoes", { aba: "fila" }),
        oportunidades_paradas: await count("vw_oportunidades", { status: "aberta", parada: true }),
      };
      const { data: sums } = await client.rpc("rpc_transacoes_resumo", {
        p_filtros: { status: "aguardando_pagamento", forma: "boleto", vence_hoje: true },
      });
      await backend.query("select set_config('app.agora', '', false)");
      expect(items?.map(({ tipo }: { tipo: string }) => tipo)).toEqual(expect.arrayContaining(Object.keys(shown)));
      for (const { tipo, qtd } of own ?? []) {
        if (tipo in shown) expect([tipo, shown[tipo]]).toEqual([tipo, qtd]);
      }
      expect(sums?.[0].qtd).toBe(shown["boletos_vencendo"]);
    },
  );
});

describe("a contact as a whole", () => {
  const contact = async (at: number) => {
    const { data } = await (await as("proprietario"))
      .from("contatos")
      .select("id,qtd_compras,total_compras_centavos")
      .order("qtd_compras", { ascending: false })
      .order("id")
      .range(at, at)
      .single();
    return data;
  };

  test("the time line is read page by page without gaps or repeats", async () => {
    const ana = await as("proprietario");
    const one = await contact(0);
    const all = await ana.rpc("rpc_contato_linha_tempo", { p_contato: one?.id, p_limite: 100 });
    const seen: string[] = [];
    let last: { em: string; id: string } | undefined;
    for (;;) {
      const { data } = await ana.rpc("rpc_contato_linha_tempo", {
        p_contato: one?.id,
        p_limite: 3,
        ...(last && { p_antes_de: last.em, p_antes_id: last.id }),
      });
      if (!data?.length) break;
      seen.push(...data.map((row: { id: string }) => row.id));
      last = data.at(-1);
    }
    expect(seen).toEqual(all.data?.map((row: { id: string }) => row.id));
    expect(seen.length).toBeGreaterThan(4);
    expect((await (await as("vizinha")).rpc("rpc_contato_linha_tempo", { p_contato: one?.id })).data).toEqual([]);
  });

  test("merging moves everything and keeps the sums", async () => {
    const ana = await as("proprietario");
    const [keep, drop] = [await contact(1), await contact(2)];
    const args = { p_manter: keep?.id, p_remover: drop?.id };
    expect((await (await as("comercial")).rpc("rpc_contato_mesclar", args)).error?.message).toBe("sem_permissao");
    expect((await (await as("vizinha")).rpc("rpc_contato_mesclar", args)).error?.message).toBe("nao_encontrado");
    expect((await ana.rpc("rpc_contato_mesclar", args)).error).toBeNull();
    const { data } = await ana
      .from("vw_contato")
      .select("qtd_compras,total_compras_centavos")
      .eq("id", keep?.id)
      .single();
    expect(data).toEqual({
      qtd_compras: (keep?.qtd_compras ?? 0) + (drop?.qtd_compras ?? 0),
      total_compras_centavos: (keep?.total_compras_centavos ?? 0) + (drop?.total_compras_centavos ?? 0),
    });
    expect((await ana.from("vw_contato").select("id").eq("id", drop?.id)).data).toEqual([]);
    expect((await ana.from("vw_transacoes").select("id").eq("contato_id", drop?.id)).data).toEqual([]);
  });

  test("one with an open deal is not deleted, neither by the function nor by hand", async () => {
    const ana = await as("proprietario");
    const { data: open } = await ana.from("oportunidades").select("contato_id").eq("status", "aberta");
    const used = [...new Set(open?.map((row) => row.contato_id))];
    const { data: free } = await ana
      .from("vw_contatos")
      .select("id")
      .not("id", "in", `(${used.join()})`)
      .limit(1)
      .single();
    const ids = { p_ids: [used[0], free?.id] };
    expect((await (await as("comercial")).rpc("rpc_contatos_excluir", ids)).error?.message).toBe("sem_permissao");
    expect((await (await as("vizinha")).rpc("rpc_contatos_excluir", ids)).data).toEqual([]);
    const byHand = await ana.from("contatos").update({ excluido_em: new Date().toISOString() }).eq("id", used[0]);
    expect(byHand.error?.message).toBe("em_uso");
    expect((await ana.rpc("rpc_contatos_excluir", ids)).data).toEqual([free?.id]);
    expect((await ana.from("vw_contato").select("id").in("id", ids.p_ids)).data).toEqual([{ id: used[0] }]);
  });

  test("a task that is given to someone else leaves a note without author", async () => {
    const bruno = await as("comercial");
    const one = await contact(4);
    const { data: ana } = await bruno.from("vw_equipe").select("id,nome").eq("perfil", "proprietario").single();
    const task = { titulo: "Ligar de volta", contato_id: one?.id };
    expect((await bruno.from("tarefas").insert(task)).error).toBeNull();
    expect((await bruno.from("tarefas").insert({ ...task, responsavel_id: ana?.id })).error).toBeNull();
    const { data } = await bruno
      .from("contato_notas")
      .select("texto,autor_id,entidade")
      .eq("contato_id", one?.id)
      .eq("entidade", "tarefas");
    expect(data).toEqual([
      { texto: `Tarefa “Ligar de volta” atribuída a ${ana?.nome}.`, autor_id: null, entidade: "tarefas" },
    ]);
  });

  test("anonymising keeps amounts and removes personal data", async () => {
    const ana = await as("proprietario");
    const one = await contact(3);
    expect((await ana.rpc("rpc_contato_anonimizar", { p_id: one?.id })).error).toBeNull();
    const { data } = await ana.from("vw_contato").select("*").eq("id", one?.id).single();
    expect(data).toMatchObject({
      nome: "Contato anonimizado",
      email: null,
      telefone: null,
      documento_mascara: null,
      qtd_compras: one?.qtd_compras,
      total_compras_centavos: one?.total_compras_centavos,
    });
    const { data: sold } = await ana
      .from("transacoes")
      .select("comprador_nome,comprador_email,busca")
      .eq("contato_id", one?.id);
    expect(new Set(sold?.map((row) => `${row.comprador_nome} ${row.comprador_email}`))).toEqual(
      new Set(["Contato anonimizado null"]),
    );
  });
});
