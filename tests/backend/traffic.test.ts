import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { connect, startVendas } from "./client.ts";

/** Links with parameters, and what ads cost and sell. */

let backend: Backend;
let felipe: SupabaseClient;

beforeAll(async () => {
  backend = await startVendas();
  felipe = await connect(backend, "felipe.rocha@aurora.example");
});

const code = { destino: "curso-violao", midia: "meta", grupo: "frio-junho" };

async function transform(urls: readonly string[], data: object = code) {
  const { data: rows, error } = await felipe.rpc("rpc_links_transformar", { p_urls: urls, p_dados: data });
  expect(error).toBeNull();
  return rows ?? [];
}

test("each platform gets the code in its own field, and what it needs stays", async () => {
  const rows = await transform(
    [
      "https://pay.hotmart.com/A1?off=x&checkoutMode=10&fbclid=123&vazio=",
      "https://go.hotmart.com/B2",
      "https://pay.kiwify.com.br/C3?utm_source=antigo",
      "https://chk.eduzz.com/D4",
      "https://app.monetizze.com.br/r/E5?ref=9",
      "https://checkout.ticto.com.br/F6",
      "https://escola.example/pagina#preco",
      "http://pay.hotmart.com/A1",
      "não é um link",
    ],
    { ...code, utm_source: "meta ads" },
  );
  // Of several links, each code ends in letters of its own, always the same ones.
  const codes = rows.map((row: { codigo_dmg: string | null }) => row.codigo_dmg);
  expect(codes.slice(7)).toEqual([null, null]);
  expect(new Set(codes.slice(0, 7)).size).toBe(7);
  for (const own of codes.slice(0, 7)) {
    expect(own).toMatch(/^curso-violao\.meta\.frio-junho-[0-9a-f]{6}$/);
  }
  expect(rows.map((row: { posicao: number }) => row.posicao)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rows.map((row: { transformada: string | null; erro: string | null }) => row.transformada ?? row.erro)).toEqual(
    [
      `https://pay.hotmart.com/A1?off=x&checkoutMode=10&utm_source=meta%20ads&sck=${codes[0]}`,
      `https://go.hotmart.com/B2?utm_source=meta%20ads&src=${codes[1]}`,
      `https://pay.kiwify.com.br/C3?utm_source=antigo&sck=${codes[2]}&s1=${codes[2]}`,
      `https://chk.eduzz.com/D4?utm_source=meta%20ads&trk=${codes[3]}`,
      `https://app.monetizze.com.br/r/E5?ref=9&utm_source=meta%20ads&src=${codes[4]}`,
      `https://checkout.ticto.com.br/F6?utm_source=meta%20ads&sck=${codes[5]}`,
      `https://escola.example/pagina?utm_source=meta%20ads&utm_id=${codes[6]}#preco`,
      "Use https.",
      "Link inválido.",
    ],
  );
  expect(rows[2]).toMatchObject({ mudou: ["sck", "s1"], avisos: ["“utm_source” já existia e ficou como estava."] });
  expect(rows[6].avisos).toEqual(["Plataforma não reconhecida. Vamos usar só UTM."]);
  const [swapped] = await transform(["https://pay.kiwify.com.br/C3?utm_source=antigo"], {
    ...code,
    utm_source: "é",
    trocar: true,
  });
  expect(swapped.transformada).toBe(
    "https://pay.kiwify.com.br/C3?utm_source=%C3%A9&sck=curso-violao.meta.frio-junho&s1=curso-violao.meta.frio-junho",
  );
  // Transforming twice changes nothing more.
  expect((await transform([swapped.transformada], { ...code, utm_source: "é" }))[0].transformada).toBe(
    swapped.transformada,
  );
  const [meta] = await transform(["https://a.example/"], { meta: true });
  expect(meta.transformada).toBe(
    "https://a.example/?utm_source=FB&utm_medium={{adset.name}}|{{adset.id}}&utm_campaign={{campaign.name}}|{{campaign.id}}&utm_content={{ad.name}}|{{ad.id}}&utm_term={{placement}}",
  );
});

test("the code of a link depends on its address, not on its line, and has at most 30 characters in the group", async () => {
  const data = { ...code, destino: "curso-linhas", grupo: "g".repeat(30) };
  const urls = ["https://pay.hotmart.com/B1", "https://pay.kiwify.com.br/C1"];
  const link = async (lines: readonly string[], url: string, more: object = {}) =>
    (await transform(lines, { ...data, ...more })).find((row: { original: string }) => row.original === url);
  const first = await link(urls, urls[0] ?? "");
  expect(first.codigo_dmg).toMatch(/^curso-linhas\.meta\.g{23}-[0-9a-f]{6}$/);
  for (const lines of [urls.toReversed(), ["não é um link", ...urls], [...urls, ...urls]]) {
    expect(await link(lines, first.original)).toMatchObject({ transformada: first.transformada });
  }
  // What comes out, put in again, stays, with the other links too and when parameters are replaced.
  for (const trocar of [false, true]) {
    const lines = (await transform(urls, data)).map((row: { transformada: string }) => row.transformada);
    expect(
      (await transform(lines, { ...data, trocar })).map((row: { transformada: string }) => row.transformada),
    ).toEqual(lines);
  }
  // The same address twice is one link, which has the code that was asked for.
  const [once, again] = await transform(["https://pay.hotmart.com/B1", "https://pay.hotmart.com/B1?fbclid=2"]);
  expect([once.codigo_dmg, again.codigo_dmg]).toEqual(Array(2).fill("curso-violao.meta.frio-junho"));
});

test("several links are saved at once, with a number in each name, and a repeated one once", async () => {
  const urls = ["https://pay.hotmart.com/B1", "https://pay.kiwify.com.br/C1", "https://pay.hotmart.com/B1"];
  const data = { destino: "cursoy", midia: "meta", grupo: "novo" };
  const saved = await felipe.rpc("rpc_links_salvar", { p_nome: "Meu link", p_urls: urls, p_dados: data });
  expect([saved.data, saved.error]).toEqual([2, null]);
  const codes = (await transform(urls.slice(0, 2), data)).map((row: { codigo_dmg: string }) => row.codigo_dmg);
  const { data: rows } = await felipe
    .from("links")
    .select("nome,url_original,codigo_dmg")
    .eq("destino", "cursoy")
    .order("nome");
  expect(rows).toEqual([
    { nome: "Meu link 1", url_original: urls[0], codigo_dmg: codes[0] },
    { nome: "Meu link 2", url_original: urls[1], codigo_dmg: codes[1] },
  ]);
});

test("a saved link counts its clicks and its sales, and its code is taken", async () => {
  const save = (name: string) =>
    felipe.rpc("rpc_links_salvar", {
      p_nome: name,
      p_urls: ["https://pay.kiwify.com.br/C3"],
      p_dados: { ...code, destino: "novo-curso" },
      p_curto: true,
    });
  const { data: count, error } = await save("Frio junho");
  expect([count, error]).toEqual([1, null]);
  expect((await save("De novo")).error).toMatchObject({
    message: "duplicado",
    details: '{"grupo": "Já existe um link com o código novo-curso.meta.frio-junho."}',
  });
  await backend.query(
    `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_nome, comprador_nome, comprador_email,
      status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, pedida_em, origem, sck)
    select id, 'kiwify', 'LINK-1', 'Curso', 'Ana', 'ana@link.example', 'aprovada', 'pix', 5000, 5000, now(), 'webhook',
      'novo-curso.meta.frio-junho' from public.contas where slug = 'escola-aurora'`,
  );
  const { data: link } = await felipe
    .from("vw_links")
    .select("*")
    .eq("codigo_dmg", "novo-curso.meta.frio-junho")
    .single();
  expect(link).toMatchObject({ vendas: 1, receita_centavos: 5000, cliques: 0, ativo: true });
  expect(
    (await felipe.from("vw_transacoes").select("link_nome").eq("transacao_codigo", "LINK-1").single()).data,
  ).toEqual({
    link_nome: "Frio junho",
  });
  const click = (agent: string, query = "") =>
    fetch(`${backend.url}/functions/v1/l/${link.codigo_curto}${query}`, {
      redirect: "manual",
      headers: { "user-agent": agent },
    });
  const answer = await click("Mozilla/5.0", "?utm_source=zap&sck=outro");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `${link.url_transformada}&utm_source=zap`]);
  await click("Mozilla/5.0");
  await click("facebookexternalhit/1.1");
  expect((await felipe.from("link_cliques_dia").select("cliques,unicos").eq("link_id", link.id)).data).toEqual([
    { cliques: 2, unicos: 1 },
  ]);
  await felipe.from("links").update({ ativo: false }).eq("id", link.id);
  expect((await click("Mozilla/5.0")).status).toBe(404);
});

const window = { p_inicio: "2025-05-16", p_fim: "2025-06-16" };

test("ratios are of the sums, a campaign without impressions has none, and levels agree", async () => {
  const level = async (p_nivel: string, more: object = {}) =>
    (await felipe.rpc("rpc_trafego_resumo", { ...window, p_nivel, p_limite: 500, ...more })).data ?? [];
  const [total] = await level("total");
  const [stored] = await backend.query<{ spent: string; clicks: string; views: string }>(
    `select sum(m.gasto_centavos) as spent, sum(m.cliques_link) as clicks, sum(m.impressoes) as views
    from public.metricas_facebook m join public.contas c on c.id = m.conta_id
    where c.slug = 'escola-aurora' and m.dia >= '2025-05-16' and m.dia < '2025-06-16'`,
  );
  expect(total.gasto_centavos).toBe(Number(stored?.spent));
  const toSix = (ratio: number): number => Math.round(ratio * 1e6) / 1e6;
  expect(total.ctr).toBe(toSix(Number(stored?.clicks) / Number(stored?.views)));
  expect(total.roas_real).toBe(toSix(total.receita_centavos / total.gasto_centavos));
  expect(total.vendas).toBeGreaterThan(0);
  // The pixel misses some sales, and everyone who bought was at each step before.
  expect(total.compras).toBeGreaterThan(total.vendas / 2);
  expect(total.compras).toBeLessThanOrEqual(total.vendas);
  expect(total.roas_meta).toBeGreaterThan(0.5);
  expect(total.roas_meta).toBeLessThan(5);
  expect(
    await backend.query(
      `select from public.metricas_facebook
      where not (compras <= checkouts and checkouts <= visualizacoes_pagina and visualizacoes_pagina <= cliques_link)`,
    ),
  ).toEqual([]);
  for (const name of ["conta", "campanha", "conjunto", "anuncio"]) {
    const rows: { gasto_centavos: number; vendas: number }[] = await level(name);
    expect(rows.reduce((sum, row) => sum + row.gasto_centavos, 0)).toBe(total.gasto_centavos);
    // Some links name only the campaign, or the set of ads.
    const sales = rows.reduce((sum, row) => sum + row.vendas, 0);
    if (name === "conta" || name === "campanha") expect(sales).toBe(total.vendas);
    else expect(sales).toBeLessThanOrEqual(total.vendas);
  }
  const sorted: { ctr: number | null }[] = await level("anuncio", { p_ordem: "ctr asc" });
  const ratios = sorted.flatMap(({ ctr }) => ctr ?? []);
  expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  await backend.query(
    `insert into public.metricas_facebook (conta_id, conta_anuncio_id, dia, campanha_id, campanha_nome, conjunto_id,
      conjunto_nome, anuncio_id, anuncio_nome)
    select conta_id, id, '2025-06-01', 'quieta', 'Campanha quieta', 'q', 'q', 'q', 'q' from public.contas_anuncio
    where nome = 'Aurora Anúncios'`,
  );
  const [silent] = await level("campanha", { p_filtros: { q: "quieta" } });
  expect(silent).toMatchObject({ ctr: null, cpc_centavos: null, roas_real: null, cpa_real_centavos: null });
  const { data: days } = await felipe.rpc("rpc_trafego_serie", window);
  expect(days).toHaveLength(31);
  expect(days?.reduce((sum: number, day: { gasto_centavos: number }) => sum + day.gasto_centavos, 0)).toBe(
    total.gasto_centavos,
  );
  expect((await felipe.rpc("rpc_trafego_resumo", { ...window, p_ordem: "senha desc" })).error?.message).toBe(
    "validacao",
  );
  const carla = await connect(backend, "carla.nunes@aurora.example");
  expect((await carla.rpc("rpc_trafego_resumo", window)).error?.message).toBe("sem_permissao");
});

test("sales without any origin are counted apart, and syncing waits ten minutes", async () => {
  const { data } = await felipe.rpc("rpc_trafego_sem_origem", window).single<{ vendas: number }>();
  expect(data?.vendas).toBeGreaterThan(0);
  await backend.query("update public.contas_anuncio set sincronizada_em = now() - interval '20 minutes'");
  expect((await felipe.rpc("rpc_anuncios_sincronizar")).error).toBeNull();
  expect((await felipe.rpc("rpc_anuncios_sincronizar")).error).toMatchObject({
    message: "validacao",
    details: '{"sincronizar": "Sincronização pedida agora."}',
  });
  await backend.query(
    "update public.contas_anuncio set sincronizada_em = now() - interval '3 minutes 50 seconds', sincronizacao_pedida_em = null",
  );
  expect((await felipe.rpc("rpc_anuncios_sincronizar")).error?.details).toBe('{"sincronizar": "Atualizado há 3 min."}');
});
