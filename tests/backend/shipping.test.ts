import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import type { Clock } from "../../cli/backend/cron/cron.ts";
import { school } from "../working-days.ts";
import { connect, vendasDir } from "./client.ts";
import { startBackend } from "./start.ts";

/** Shipments of physical products, their labels and the way of their parcels. */

let backend: Backend;
let diego: SupabaseClient;
let ana: SupabaseClient;

beforeAll(async () => {
  // The jobs run when a test runs them.
  const clock: Clock = { now: Date.now, after: () => () => undefined };
  backend = await startBackend({ designDir: vendasDir, memory: true, port: 0, clock });
  diego = await connect(backend, "diego.prado@aurora.example");
  ana = await connect(backend, "ana.lima@aurora.example");
});

const address = {
  cep: "01310100",
  logradouro: "Avenida Paulista",
  numero: "1000",
  bairro: "Bela Vista",
  cidade: "São Paulo",
  uf: "SP",
};

interface Shipment {
  readonly id: string;
  readonly codigo: string;
  readonly status: string;
  readonly versao: number;
  readonly etiqueta_erro: string | null;
  readonly reembolsado_em: string | null;
}

/** Sell the physical product of the demo, and return the shipment. */
async function sell(code: string, status = "aprovada"): Promise<Shipment> {
  await backend.query(
    `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_id, produto_nome, comprador_nome,
      comprador_email, status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, pedida_em, origem)
    select p.conta_id, 'perfectpay', $1, p.id, p.nome, 'Uma Pessoa', lower($1) || '@correio.example', $2, 'pix', 21690,
      19700, now(), 'webhook'
    from public.produtos p where p.fisico`,
    [code, status],
  );
  return shipment(code);
}

async function shipment(code: string): Promise<Shipment> {
  const columns = "id,codigo,status,versao,etiqueta_erro,reembolsado_em,transacoes!inner(transacao_codigo)";
  const { data, error } = await ana.from("envios").select(columns).eq("transacoes.transacao_codigo", code).limit(1);
  expect(error).toBeNull();
  const [found] = data ?? [];
  if (!found) throw new Error(`no shipment of ${code}`);
  return found;
}

const setStatus = (ids: readonly string[], status: string, data: object = {}) =>
  diego.rpc("rpc_envio_status", { p_ids: ids, p_status: status, p_dados: data });

/** Sell, complete the address and separate. */
async function separated(code: string): Promise<Shipment> {
  const { id, versao } = await sell(code);
  const saved = await diego.rpc("rpc_envio_salvar", { p_id: id, p_dados: address, p_versao: versao });
  expect(saved).toMatchObject({ error: null, data: versao + 1 });
  expect((await setStatus([id], "em_separacao")).data).toEqual([{ id, ok: true, erro: null }]);
  return shipment(code);
}

async function parcel(envio: string) {
  const [row] = await backend.query<{
    id: string;
    codigo: string;
    status: string;
    falhas_consulta: number;
    due: number | null;
  }>(
    `select id::text, codigo, status, falhas_consulta,
      round(extract(epoch from proxima_consulta_em - now()) / 60)::int as due
    from public.rastreios where envio_id = $1`,
    [envio],
  );
  if (!row) throw new Error("no parcel");
  return row;
}

const receive = (id: string, events: readonly object[]) =>
  backend.query("select public.rpc_rastreio_receber($1, $2)", [id, JSON.stringify(events)]);

const event = (tipo: string, codigo: string, minutes: number, descricao = `${tipo} ${codigo}`) => ({
  ...{ tipo, codigo, descricao },
  em: new Date(Date.now() + minutes * 60_000).toISOString(),
});

test("an approved sale of a physical product has a shipment, which is separated only with a whole address", async () => {
  const first = await sell("SH-1");
  // The demo has the first 85.
  expect([first.codigo, first.status]).toEqual(["ENV-000086", "endereco_incompleto"]);
  const refused = await setStatus([first.id], "em_separacao");
  expect(refused.data).toEqual([{ id: first.id, ok: false, erro: "transicao_invalida" }]);
  const wrong = await diego.rpc("rpc_envio_salvar", { p_id: first.id, p_dados: { cep: "1" }, p_versao: first.versao });
  expect([wrong.status, wrong.error?.details]).toEqual([422, '{"cep": "CEP inválido. Use 8 dígitos."}']);
  await diego.rpc("rpc_envio_salvar", { p_id: first.id, p_dados: address, p_versao: first.versao });
  expect((await shipment("SH-1")).status).toBe("pendente");
  const late = await diego.rpc("rpc_envio_salvar", { p_id: first.id, p_dados: address, p_versao: first.versao });
  expect(late.error?.message).toBe("conflito_versao");
  expect((await sell("SH-2")).codigo).toBe("ENV-000087");
  const finance = await connect(backend, "elisa.moura@aurora.example");
  expect((await finance.from("envios").select("id")).data).toEqual([]);
  expect((await finance.rpc("rpc_etiquetas_emitir", { p_ids: [first.id] })).status).toBe(403);
});

test("a tracking code needs its check digit", async () => {
  const { id } = await separated("SH-3");
  const issue = (codigo: string) => setStatus([id], "etiqueta_emitida", { codigo });
  expect((await issue("ZZ473124820BR")).data).toEqual([{ id, ok: false, erro: "validacao" }]);
  expect((await issue("zz 473124829 br")).data).toEqual([{ id, ok: true, erro: null }]);
  expect((await parcel(id)).codigo).toBe("ZZ473124829BR");
  const valid = await backend.query<{ code: string | null }>(
    `select app.codigo_de_rastreio(carrier, text) as code from (values ('correios', 'ZZ102030405BR'),
      ('correios', 'ZZ000012349BR'), ('correios', 'ZZ000012348BR'), ('jadlog', '12345678901234'), ('jadlog', '1'),
      ('loggi', 'ab-1234'), ('outra', 'ab')) as sample(carrier, text)`,
  );
  expect(valid.map(({ code }) => code)).toEqual([
    ...["ZZ102030405BR", "ZZ000012349BR", null, "12345678901234", null, "AB-1234", null],
  ]);
});

test("events move a parcel in their order, and a delivered one stays delivered", async () => {
  const { id } = await separated("SH-4");
  await setStatus([id], "etiqueta_emitida", { codigo: "ZZ102030405BR" });
  expect((await setStatus([id], "postado", { em: new Date(Date.now() - 3_600_000).toISOString() })).data).toEqual([
    { id, ok: true, erro: null },
  ]);
  const { id: tracked } = await parcel(id);
  expect([(await shipment("SH-4")).status, (await parcel(id)).due]).toEqual(["postado", 360]);
  const steps = [
    [event("DO", "01", -40), "em_transito", 360],
    [event("OEC", "01", -30), "saiu_para_entrega", 60],
    [event("XX", "99", -25), "saiu_para_entrega", 60],
    [event("RO", "01", -35), "saiu_para_entrega", 60],
    [event("BDE", "20", -20), "tentativa_falha", 360],
    [event("LDI", "01", -15), "aguardando_retirada", 360],
    [event("FC", "47", -12, "Objeto será devolvido"), "em_devolucao", 360],
    [event("BDE", "01", -10), "entregue", null],
    [event("BDE", "09", -5), "entregue", null],
  ] as const;
  for (const [happened, status, due] of steps) {
    await receive(tracked, [happened]);
    const now = await parcel(id);
    expect([happened.tipo, now.status, now.due]).toEqual([happened.tipo, status, due]);
  }
  expect((await shipment("SH-4")).status).toBe("entregue");
  const { data } = await diego.from("rastreio_eventos").select("id").eq("rastreio_id", tracked);
  await receive(tracked, [steps[0][0]]);
  expect((await diego.from("rastreio_eventos").select("id").eq("rastreio_id", tracked)).data).toHaveLength(
    data?.length ?? 0,
  );
  expect((await setStatus([id], "extraviado")).data).toEqual([{ id, ok: true, erro: null }]);
  expect((await parcel(id)).status).toBe("extraviado");
});

test("parcels are asked for when they are due, and five failures need attention", async () => {
  const { id } = await separated("SH-5");
  await setStatus([id], "etiqueta_emitida", { codigo: "ZZ000012349BR" });
  await setStatus([id], "postado");
  const due = async () =>
    (
      await backend.query<{ codigo: string }>(
        `select r.codigo from public.contas c, public.rpc_rastreios_consultar(c.id) r
        where c.slug = 'escola-aurora' and r.codigo = 'ZZ000012349BR'`,
      )
    ).map(({ codigo }) => codigo);
  expect(await due()).toEqual([]);
  const { id: tracked } = await parcel(id);
  for (let failure = 0; failure < 5; failure++) {
    expect((await diego.from("vw_rastreios").select("precisa_atencao").eq("id", tracked)).data).toEqual([
      { precisa_atencao: false },
    ]);
    expect((await diego.rpc("rpc_rastreio_atualizar", { p_ids: [tracked] })).data).toBe(1);
    // A request counts, not only its answer.
    expect((await diego.rpc("rpc_rastreio_atualizar", { p_ids: [tracked] })).data).toBe(0);
    expect(await due()).toEqual(["ZZ000012349BR"]);
    expect(await due()).toEqual([]);
    await backend.query("select public.rpc_rastreio_falhou($1)", [tracked]);
    expect((await diego.rpc("rpc_rastreio_atualizar", { p_ids: [tracked] })).data).toBe(0);
    await backend.query(
      `update public.rastreios set consultado_em = consultado_em - interval '10 minutes',
        consulta_pedida_em = consulta_pedida_em - interval '10 minutes' where id = $1`,
      [tracked],
    );
  }
  expect((await diego.from("vw_rastreios").select("precisa_atencao").eq("id", tracked)).data).toEqual([
    { precisa_atencao: true },
  ]);
  await receive(tracked, []);
  expect((await parcel(id)).falhas_consulta).toBe(0);
  expect((await diego.rpc("rpc_rastreio_atualizar", { p_ids: [tracked] })).data).toBe(0);
});

describe("in an account with holidays", () => {
  let before = "";
  beforeAll(async () => {
    const [row] = await backend.query<{ hours: string }>(
      `with k as (select id, horario_atendimento as hours from public.contas where slug = 'escola-aurora')
      update public.contas c set horario_atendimento = $1 from k where c.id = k.id returning k.hours::text as hours`,
      [JSON.stringify(school)],
    );
    before = row?.hours ?? "";
  });
  afterAll(() =>
    backend.query("update public.contas set horario_atendimento = $1 where slug = 'escola-aurora'", [before]),
  );

  // A Friday; five working days after it are 22, 23, 26, 29 and 30.
  const posted = "2025-12-19T15:00:00-03:00";

  test.each([
    ["SH-20", "ZZ102030419BR", (id: string) => setStatus([id], "postado", { em: posted })],
    ["SH-21", "ZZ102030422BR", (id: string) => diego.rpc("rpc_envio_postar", { p_id: id, p_em: posted })],
    [
      ...["SH-22", "ZZ102030436BR"],
      (id: string) =>
        backend.query("update public.envios set status = 'postado', postado_em = $2 where id = $1", [id, posted]),
    ],
  ] as const)("a delivery is expected after working days: %s", async (code, tracking, post) => {
    const { id } = await separated(code);
    await setStatus([id], "etiqueta_emitida", { codigo: tracking });
    await backend.query("update public.envios set prazo_dias = 5 where id = $1", [id]);
    await post(id);
    const { data } = await diego.from("vw_envios").select("status,previsto_em").eq("id", id);
    expect(data).toEqual([{ status: "postado", previsto_em: "2025-12-30" }]);
  });

  test("a parcel needs attention after five working days without an event", async () => {
    const { id } = await separated("SH-23");
    await setStatus([id], "etiqueta_emitida", { codigo: "ZZ102030440BR" });
    await setStatus([id], "postado", { em: posted });
    const attention = async (day: string) => {
      await backend.query("select set_config('app.agora', $1, false)", [`${day}T12:00:00-03:00`]);
      const [row] = await backend.query<{ needed: boolean }>(
        "select precisa_atencao as needed from public.vw_rastreios where envio_id = $1",
        [id],
      );
      await backend.query("select set_config('app.agora', '', false)");
      return row?.needed;
    };
    expect([await attention("2025-12-29"), await attention("2025-12-30")]).toEqual([false, true]);
  });
});

test("a refund before posting cancels the shipment, after it is flagged", async () => {
  const before = await separated("SH-6");
  const after = await separated("SH-7");
  await setStatus([after.id], "etiqueta_emitida", { codigo: "ZZ111111115BR" });
  await setStatus([after.id], "postado");
  await backend.query("update public.transacoes set status = 'reembolsada' where transacao_codigo in ('SH-6', 'SH-7')");
  expect(await shipment("SH-6")).toMatchObject({ id: before.id, status: "cancelado", reembolsado_em: null });
  const flagged = await shipment("SH-7");
  expect([flagged.status, flagged.reembolsado_em !== null]).toEqual(["postado", true]);
});

test("a shipment that someone cancelled does not come back when the sale is complete", async () => {
  const { id } = await sell("SH-completa");
  await setStatus([id], "cancelado", { motivo: "Retirou na loja" });
  const all = () =>
    backend.query(
      `select e.status from public.envios e join public.transacoes t on t.id = e.transacao_id
      where t.transacao_codigo = 'SH-completa'`,
    );
  expect(await all()).toEqual([{ status: "cancelado" }]);
  await backend.query("update public.transacoes set status = 'completa' where transacao_codigo = 'SH-completa'");
  expect(await all()).toEqual([{ status: "cancelado" }]);
  // A chargeback that is won makes a sale of it again.
  await backend.query("update public.transacoes set status = 'chargeback' where transacao_codigo = 'SH-completa'");
  await backend.query("update public.transacoes set status = 'aprovada' where transacao_codigo = 'SH-completa'");
  expect(await all()).toHaveLength(2);
});

test("a cancelled label goes back to separation, a refused one says why", async () => {
  const { id } = await separated("SH-8");
  const say = (what: string, code: string | null = null, error: string | null = null) =>
    backend.query("select public.rpc_etiqueta_situacao($1, $2, $3, $4)", [id, what, code, error]);
  expect((await diego.rpc("rpc_etiquetas_emitir", { p_ids: [id] })).data).toBe(1);
  await say("failed", null, "Saldo insuficiente.");
  expect(await shipment("SH-8")).toMatchObject({ status: "em_separacao", etiqueta_erro: "Saldo insuficiente." });
  await say("generated", "ZZ222222225BR");
  expect(await shipment("SH-8")).toMatchObject({ status: "etiqueta_emitida", etiqueta_erro: null });
  await say("cancelled");
  expect((await shipment("SH-8")).status).toBe("em_separacao");
  await say("generated", "ZZ222222225BR");
  for (const [what, status] of [
    ["posted", "postado"],
    ["received", "em_transito"],
    ["undelivered", "tentativa_falha"],
    ["delivered", "entregue"],
  ] as const) {
    await say(what);
    expect((await parcel(id)).status).toBe(status);
  }
  expect((await shipment("SH-8")).status).toBe("entregue");
});

test("merged contacts keep their shipments, and an anonymised one leaves no address in them", async () => {
  const { id } = await separated("SH-9");
  const [row] = await backend.query<{ contact: string; other: string }>(
    `select e.contato_id::text as contact, (select c.id::text from public.contatos c
      where c.conta_id = e.conta_id and c.excluido_em is null and c.id <> e.contato_id order by c.id limit 1) as other
    from public.envios e where e.id = $1`,
    [id],
  );
  const merged = await ana.rpc("rpc_contato_mesclar", { p_manter: row?.other, p_remover: row?.contact });
  expect(merged.error).toBeNull();
  const { data } = await diego.from("envios").select("contato_id").eq("id", id);
  expect(data).toEqual([{ contato_id: row?.other }]);
  expect((await ana.rpc("rpc_contato_anonimizar", { p_id: row?.other })).error).toBeNull();
  const { data: empty } = await diego.from("envios").select("destinatario_nome,logradouro,telefone").eq("id", id);
  expect(empty).toEqual([{ destinatario_nome: "Contato anonimizado", logradouro: null, telefone: null }]);
});

test("someone corrects a tracking code and adds what the carrier did not report, and both are audited", async () => {
  const { id } = await separated("SH-11");
  await setStatus([id], "etiqueta_emitida", { codigo: "ZZ333333335BR" });
  const { id: tracked } = await parcel(id);
  const change = (codigo: string, as = diego) =>
    as.rpc("rpc_rastreio_trocar_codigo", { p_id: tracked, p_codigo: codigo });
  expect((await change("ZZ473124820BR")).error?.details).toBe(
    '{"codigo": "Código de rastreio inválido. Confira os 13 caracteres."}',
  );
  const [taken] = await backend.query<{ codigo: string }>(
    "select codigo from public.rastreios where id <> $1 and transportadora = 'correios' order by codigo limit 1",
    [tracked],
  );
  expect((await change(taken?.codigo ?? "")).error?.details).toBe('{"codigo":"Este código já é de outro envio."}');
  expect((await change("zz444444445br")).data).toBe("ZZ444444445BR");
  const support = await connect(backend, "carla.nunes@aurora.example");
  expect((await change("ZZ473124829BR", support)).error?.message).toBe("sem_permissao");

  const happened = (status: string, minutes: number, texto = "Visto no balcão") =>
    diego.rpc("rpc_rastreio_evento", {
      p_id: tracked,
      p_status: status,
      p_em: new Date(Date.now() + minutes * 60_000).toISOString(),
      p_texto: texto,
    });
  expect((await happened("entregue", 5)).error?.details).toBe('{"em":"A data não pode ficar no futuro."}');
  expect((await happened("entregue", -5, " x ")).error?.details).toBe('{"texto":"Use de 3 a 200 caracteres."}');
  expect((await happened("voando", -5)).error?.details).toBe('{"status":"Escolha o que aconteceu."}');
  expect((await happened("entregue", -5)).data).toBe("entregue");
  expect((await shipment("SH-11")).status).toBe("entregue");
  // Only a manual event leaves the end of the way.
  await receive(tracked, [event("DO", "01", -4)]);
  expect((await parcel(id)).status).toBe("entregue");
  expect((await happened("em_transito", -3)).data).toBe("em_transito");
  const { data: audited } = await ana.from("auditoria").select("acao,detalhe").eq("entidade_id", tracked).order("em");
  expect(audited).toMatchObject([
    { acao: "codigo_trocado", detalhe: { de: "ZZ333333335BR", para: "ZZ444444445BR" } },
    { acao: "evento_manual", detalhe: { status: "entregue", texto: "Visto no balcão" } },
    { acao: "evento_manual", detalhe: { status: "em_transito" } },
  ]);
});

test("the tabs of the list of parcels count what the filters choose", async () => {
  const count = async (filters: object) => (await diego.rpc("rpc_rastreios_resumo", { p_filtros: filters })).data?.[0];
  const all = await count({});
  const { count: rows } = await diego.from("vw_rastreios").select("id", { count: "exact", head: true });
  const { count: attention } = await diego
    .from("vw_rastreios")
    .select("id", { count: "exact", head: true })
    .eq("precisa_atencao", true);
  expect([all.todos, all.atencao]).toEqual([rows, attention]);
  expect(await count({ q: "zz444444445br" })).toMatchObject({ todos: 1, transito: 1, entregues: 0 });
  expect(await count({ transportadora: "loggi" })).toMatchObject({ todos: 0 });
  expect((await count({ uf: "SP" })).todos).toBeLessThan(all.todos);
  expect((await count({ inicio: "2031-01-01" })).todos).toBe(0);
  const finance = await connect(backend, "elisa.moura@aurora.example");
  expect((await finance.rpc("rpc_rastreios_resumo")).data).toMatchObject([{ todos: 0, atencao: 0 }]);
});

test("an export of parcels is audited, and refused to people without them", async () => {
  const register = (as: SupabaseClient) =>
    as.rpc("rpc_exportacao_registrar", { p_tipo: "rastreios", p_linhas: 3, p_filtros: { aba: "todos" } });
  expect((await register(diego)).error).toBeNull();
  const finance = await connect(backend, "elisa.moura@aurora.example");
  expect((await register(finance)).error?.message).toBe("sem_permissao");
  const { data } = await ana.from("auditoria").select("detalhe").eq("entidade", "rastreios").eq("acao", "exportacao");
  expect(data).toEqual([{ detalhe: { linhas: 3, filtros: { aba: "todos" } } }]);
});

test("shipments join the open batch in turn, and a batch with nothing to separate closes", async () => {
  await backend.query("update public.envios set lote_id = null where lote_id is not null");
  await backend.query("update public.lotes_expedicao set status = 'fechado'");
  const whole = await sell("SH-12");
  await diego.rpc("rpc_envio_salvar", { p_id: whole.id, p_dados: address, p_versao: whole.versao });
  const incomplete = await sell("SH-13");
  const joined = await diego.rpc("rpc_envios_lote", { p_ids: [whole.id, incomplete.id] });
  expect(joined.data).toEqual([
    { id: whole.id, ok: true, erro: null },
    { id: incomplete.id, ok: false, erro: "endereco_incompleto" },
  ]);
  const batch = async () =>
    (await diego.from("vw_envios").select("lote_codigo,lote_status,status,conferido").eq("id", whole.id)).data?.[0];
  expect((await batch())?.lote_codigo).toMatch(/^LOTE-\d{6}-\d+$/);
  const check = () => diego.rpc("rpc_envio_conferir", { p_id: whole.id, p_conferido: true });
  expect((await check()).error?.message).toBe("transicao_invalida");
  expect((await diego.rpc("rpc_envio_mover", { p_id: whole.id, p_status: "em_separacao" })).error).toBeNull();
  expect((await check()).data).toBe(true);
  expect(await batch()).toMatchObject({ status: "em_separacao", lote_status: "aberto", conferido: true });
  await setStatus([whole.id], "etiqueta_emitida", { codigo: "ZZ555555555BR" });
  expect(await batch()).toMatchObject({ status: "etiqueta_emitida", lote_status: "fechado" });

  const post = (codigo: string | null, em?: string) =>
    diego.rpc("rpc_envio_postar", { p_id: whole.id, p_codigo: codigo, p_em: em, p_lat: -23.5, p_lng: -46.6 });
  expect((await post("ZZ473124820BR")).error?.details).toBe(
    '{"codigo": "Código de rastreio inválido. Confira os 13 caracteres."}',
  );
  expect((await post(null, "2100-01-01")).error?.details).toBe('{"em":"A data não pode ficar no futuro."}');
  expect((await post(null)).data).toBe("ZZ555555555BR");
  expect((await shipment("SH-12")).status).toBe("postado");
  const support = await connect(backend, "carla.nunes@aurora.example");
  for (const [name, args] of [
    ["rpc_envios_lote", { p_ids: [whole.id] }],
    ["rpc_envio_mover", { p_id: whole.id, p_status: "pendente" }],
    ["rpc_envio_postar", { p_id: whole.id }],
    ["rpc_envio_criar", { p_dados: { destinatario_nome: "Uma" } }],
  ] as const)
    expect([name, (await support.rpc(name, args)).error?.message]).toEqual([name, "sem_permissao"]);
});

test("a shipment without a sale is checked field by field, and priced while the simulators run", async () => {
  const create = (dados: object) => diego.rpc("rpc_envio_criar", { p_dados: dados });
  const wrong = await create({ destinatario_nome: " ", peso_g: 30001, nota_fiscal_chave: "1", uf: "sp" });
  expect(JSON.parse(wrong.error?.details ?? "")).toEqual({
    destinatario_nome: "Preencha este campo.",
    nota_fiscal_chave: "A chave da nota tem 44 dígitos.",
    peso_g: "Use de 1 a 30.000 g.",
    uf: "Escolha o estado.",
  });
  const { data: id } = await create({ destinatario_nome: "Uma Pessoa", ...address, peso_g: 900, status: "postado" });
  expect((await diego.from("vw_envios").select("status,transacao_id").eq("id", id)).data).toEqual([
    { status: "pendente", transacao_id: null },
  ]);
  const price = () => diego.rpc("rpc_envio_cotar", { p_cep: address.cep, p_peso_g: 900 });
  expect((await price()).data).toEqual([]);
  await ana.rpc("rpc_simulacao_ligar", { p_ligada: true });
  const { data: prices } = await price();
  expect(prices).toHaveLength(3);
  expect(await price()).toMatchObject({ data: prices });
  await ana.rpc("rpc_simulacao_ligar", { p_ligada: false });
});

test("the menu, the search, the dashboard, a contact and a ticket know the shipments", async () => {
  const { id, codigo } = await sell("SH-14");
  const counts = (await diego.rpc("rpc_contadores_menu")).data?.[0];
  const { count } = await diego
    .from("vw_envios")
    .select("id", { count: "exact", head: true })
    .in("status", ["pendente", "endereco_incompleto"]);
  expect(counts.envios).toBe(count);
  const support = await connect(backend, "carla.nunes@aurora.example");
  expect((await support.rpc("rpc_contadores_menu")).data).toMatchObject([{ envios: null }]);

  const search = async (as: SupabaseClient, text: string) =>
    (await as.rpc("rpc_busca_global", { p_q: text })).data?.filter((row: { grupo: string }) => row.grupo === "envios");
  expect(await search(diego, codigo)).toEqual([
    { grupo: "envios", id, titulo: codigo, detalhe: "Uma Pessoa", rota: `/envios-logistica/?aba=&envio=${id}` },
  ]);
  // Support has the tracked parcels only.
  expect(await search(support, codigo)).toEqual([]);
  expect(await search(support, "ENV-000001")).toEqual([]);
  const [tracked] = await backend.query<{ codigo: string; id: string }>(
    "select codigo, id::text from public.rastreios where status = 'em_transito' order by codigo limit 1",
  );
  expect(await search(support, tracked?.codigo ?? "")).toMatchObject([
    { rota: `/vendas/rastreios-envios/?aba=todos&rastreio=${tracked?.id}` },
  ]);
  const finance = await connect(backend, "elisa.moura@aurora.example");
  expect(await search(finance, codigo)).toEqual([]);

  const attention = async (as: SupabaseClient) =>
    (await as.rpc("rpc_dashboard_atencao")).data?.map((row: { tipo: string }) => row.tipo) ?? [];
  expect(await attention(ana)).toEqual(expect.arrayContaining(["envios_pendentes", "rastreios_atencao"]));
  expect(await attention(finance)).not.toContain("rastreios_atencao");

  const [row] = await backend.query<{ contact: string; other: string }>(
    `select contato_id::text as contact, (select o.id::text from public.envios o
      where o.conta_id = e.conta_id and o.contato_id <> e.contato_id limit 1) as other from public.envios e where id = $1`,
    [id],
  );
  const sales = await connect(backend, "bruno.tavares@aurora.example");
  const { data: seen } = await sales.rpc("rpc_contato_envios", { p_contato: row?.contact });
  expect(seen).toMatchObject([{ id, codigo, rastreio_id: null }]);
  const traffic = await connect(backend, "felipe.rocha@aurora.example");
  expect((await traffic.rpc("rpc_contato_envios", { p_contato: row?.contact })).error?.message).toBe("sem_permissao");

  const ticket = (envio: string | undefined) =>
    support.rpc("rpc_atendimento_abrir", {
      p_dados: { contato_id: row?.contact, assunto: "Não chegou", categoria: "entrega", envio_id: envio },
    });
  expect((await ticket(row?.other)).error?.details).toBe('{"envio_id":"Este envio não é do contato."}');
  const { data: opened } = await ticket(id);
  const about = (await support.rpc("rpc_atendimento_envio", { p_id: opened?.[0].id })).data;
  expect(about).toEqual([{ id, codigo, status: "endereco_incompleto", rastreio_id: null, rastreio_codigo: null }]);
});

test("simulated labels, parcels and ads move by themselves, the same way each time", async () => {
  const { id } = await separated("SH-10");
  expect((await ana.rpc("rpc_simulacao_ligar", { p_ligada: true })).error).toBeNull();
  const heard: unknown[] = [];
  const { data: account } = await ana.from("contas").select("id").single();
  const channel = ana.channel(`envios:${account?.id}`, { config: { private: true } });
  channel.on("broadcast", { event: "mudou" }, ({ payload }) => heard.push(payload));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status) => (status === "SUBSCRIBED" ? resolve() : reject(new Error(status))));
  });
  const start = Date.now();
  const setClock = (moment: string) => backend.query("select set_config('app.agora', $1, false)", [moment]);
  const tick = (minute: number) =>
    backend.query(
      `do $do$ begin perform set_config('app.agora', '${new Date(start + minute * 60_000).toISOString()}', true);
      perform app.simular(); end $do$`,
    );
  // Three of a hundred labels fail by the minute of the request; a minute later it is another one.
  let minute = 0;
  for (; minute < 3 && (await shipment("SH-10")).status === "em_separacao"; minute++) {
    await setClock(new Date(start + minute * 60_000).toISOString());
    await diego.rpc("rpc_etiquetas_emitir", { p_ids: [id] });
    await setClock("");
    await tick(minute);
  }
  expect((await shipment("SH-10")).status).toBe("etiqueta_emitida");
  const { codigo } = await parcel(id);
  expect(codigo).toMatch(/^ZZ\d{9}BR$/);
  const seen = new Set<string>();
  for (const end = minute + 30; minute < end; minute++) {
    await tick(minute);
    seen.add((await parcel(id)).status);
  }
  expect([...seen].slice(0, 2)).toEqual(["aguardando_postagem", "postado"]);
  expect([...seen].at(-1)).toMatch(/^(entregue|devolvido)$/);
  await expect.poll(() => heard.length).toBeGreaterThan(3);
  const [row] = await backend.query<{ id: string }>(
    "select id::text from public.transacoes where transacao_codigo = 'SH-10'",
  );
  expect(heard).toContainEqual({ transacao: row?.id, envio: id });

  const [path] = await backend.query<{ same: boolean; count: number }>(
    `select app.caminho_simulado($1, '2025-06-15') = app.caminho_simulado($1, '2025-06-15') as same,
      jsonb_array_length(app.caminho_simulado($1, '2025-06-15')) as count`,
    [id],
  );
  expect([path?.same, (path?.count ?? 0) >= 3]).toEqual([true, true]);

  const { data: ads } = await ana
    .from("metricas_facebook")
    .select("anuncio_id,contas_anuncio!inner(ref_externa)")
    .eq("contas_anuncio.ref_externa", "act_simulada");
  // The minutes may be of two days.
  expect(new Set(ads?.map(({ anuncio_id }) => anuncio_id)).size).toBe(3);
  await ana.rpc("rpc_simulacao_ligar", { p_ligada: false });
});

test("ads take decimal text, and never add two names of the same action", async () => {
  const row = {
    ...{ date_start: "2025-06-01", campaign_id: "c", campaign_name: "C", adset_id: "s", adset_name: "S" },
    ...{ ad_id: "a", ad_name: "A", spend: "12.34", impressions: "1000", reach: "800", clicks: "20" },
    actions: [
      { action_type: "offsite_conversion.fb_pixel_purchase", value: "7" },
      { action_type: "purchase", value: "3" },
      { action_type: "landing_page_view", value: "15" },
    ],
    action_values: [{ action_type: "offsite_conversion.fb_pixel_purchase", value: "591.00" }],
  };
  const receiveAds = (rows: readonly object[]) =>
    backend.query(
      `select public.rpc_anuncios_receber(id, 'act_1', 'Conta', 'BRL', 'America/Sao_Paulo', $1)
      from public.contas where slug = 'escola-aurora'`,
      [JSON.stringify(rows)],
    );
  await receiveAds([row]);
  await receiveAds([{ ...row, spend: "13.00" }]);
  const { data } = await ana
    .from("metricas_facebook")
    .select("gasto_centavos,impressoes,cliques_link,visualizacoes_pagina,checkouts,compras,valor_compras_centavos")
    .eq("anuncio_id", "a");
  expect(data).toEqual([
    {
      ...{
        gasto_centavos: 1300,
        impressoes: 1000,
        cliques_link: 0,
        visualizacoes_pagina: 15,
        checkouts: 0,
        compras: 3,
      },
      valor_compras_centavos: 59100,
    },
  ]);
});
