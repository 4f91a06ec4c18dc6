import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { preencher } from "../../designs/vendas/custom/index.ts";
import { connect, vendasDir } from "./client.ts";
import { startBackend } from "./start.ts";

/** The rules of the pipelines: places, moves, closings, and who may do what. */

interface Card {
  readonly id: string;
  readonly titulo: string;
  readonly etapa_id: string;
  readonly posicao: number;
  readonly status: string;
  readonly versao: number;
  readonly valor_centavos: number;
  readonly motivo_nome: string | null;
  readonly responsavel_id: string | null;
  readonly tarefas_abertas: number;
}

let backend: Backend;
let ana: SupabaseClient;
let bruno: SupabaseClient;
let neighbour: SupabaseClient;
let pipeline = "";
let stages: readonly string[] = [];
let contact = "";
let brunoId = "";

beforeAll(async () => {
  backend = await startBackend({ designDir: vendasDir, memory: true, port: 0 });
  ana = await connect(backend, "ana.lima@aurora.example");
  bruno = await connect(backend, "bruno.tavares@aurora.example");
  neighbour = await connect(backend, "igor.batista@vizinha.example");
  const [found] = await backend.query<{ id: string; etapas: string[]; contato: string; bruno: string }>(
    `select p.id::text, array(select e.id::text from public.etapas e where e.pipeline_id = p.id order by e.ordem) as etapas,
      (select c.id::text from public.contatos c where c.conta_id = p.conta_id and c.excluido_em is null
        order by c.criado_em limit 1) as contato,
      (select u.id::text from public.usuarios u where u.email = 'bruno.tavares@aurora.example') as bruno
    from public.pipelines p join public.contas c on c.id = p.conta_id and c.slug = 'escola-aurora' where p.padrao`,
  );
  pipeline = found?.id ?? "";
  stages = found?.etapas ?? [];
  contact = found?.contato ?? "";
  brunoId = found?.bruno ?? "";
});

/** Create a card at the top of a stage. */
async function create(titulo: string, stage = 0, values: object = {}): Promise<Card> {
  const { data, error } = await ana
    .from("oportunidades")
    .insert({ titulo, pipeline_id: pipeline, etapa_id: stages[stage], contato_id: contact, ...values })
    .select("id,titulo,etapa_id,posicao,status,versao,valor_centavos,responsavel_id")
    .single<Card>();
  expect(error).toBeNull();
  if (!data) throw new Error("no card");
  return data;
}

const call = async (who: SupabaseClient, name: string, args: object): Promise<Card> => {
  const { data, error } = await who.rpc(name, args);
  if (error) throw new Error(`${error.message} ${error.details}`.trim());
  return (data as Card[] | null)?.[0] as Card;
};

const order = async (stage: number, titles: RegExp): Promise<readonly string[]> => {
  const rows = await backend.query<{ titulo: string }>(
    "select titulo from public.oportunidades where etapa_id = $1 and status = 'aberta' and excluido_em is null order by posicao, id",
    [stages[stage]],
  );
  return rows.map(({ titulo }) => titulo).filter((titulo) => titles.test(titulo));
};

const historyOf = async (id: string): Promise<readonly string[]> => {
  const rows = await backend.query<{ texto: string }>(
    "select concat_ws(' ', tipo, de, para) as texto from public.oportunidade_historico where oportunidade_id = $1 order by em, texto",
    [id],
  );
  return rows.map(({ texto }) => texto);
};

test("a move keeps the order, counts the version, and enters a stage only once", async () => {
  const [c, b, a] = [await create("Mover C"), await create("Mover B"), await create("Mover A")];
  expect(await order(0, /^Mover/)).toEqual(["Mover A", "Mover B", "Mover C"]);
  await backend.query("update public.oportunidades set entrou_etapa_em = '2025-01-01' where id = $1", [a.id]);
  const below = await call(ana, "rpc_oportunidade_mover", {
    p_id: a.id,
    p_etapa: stages[0],
    p_depois_de: b.id,
    p_versao: 1,
  });
  expect(below).toMatchObject({ versao: 2, etapa_id: stages[0] });
  expect(await order(0, /^Mover/)).toEqual(["Mover B", "Mover A", "Mover C"]);
  const kept = await backend.query(
    "select 1 from public.oportunidades where id = $1 and entrou_etapa_em = '2025-01-01'",
    [a.id],
  );
  expect(kept).toHaveLength(1);
  expect(await historyOf(a.id)).toEqual(["criada Novo lead"]);
  await call(ana, "rpc_oportunidade_mover", { p_id: a.id, p_etapa: stages[1], p_versao: 2 });
  expect(await historyOf(a.id)).toEqual(["criada Novo lead", "movida Novo lead Conversa"]);
  const moved = await backend.query(
    "select 1 from public.oportunidades where id = $1 and entrou_etapa_em > '2025-01-01'",
    [a.id],
  );
  expect(moved).toHaveLength(1);
  await expect(call(bruno, "rpc_oportunidade_mover", { p_id: c.id, p_etapa: stages[1], p_versao: 9 })).rejects.toThrow(
    "conflito_versao",
  );
});

test("a stage without room between two cards is numbered again, as no change of them", async () => {
  const [z, y, x] = [await create("Vão Z", 3), await create("Vão Y", 3), await create("Vão X", 3)];
  await backend.query(
    "update public.oportunidades o set posicao = n.p from (values ($1::uuid, -9000000), ($2::uuid, -8999999.9999999)) as n(id, p) where o.id = n.id",
    [y.id, z.id],
  );
  await call(ana, "rpc_oportunidade_mover", { p_id: x.id, p_etapa: stages[3], p_depois_de: y.id, p_versao: 1 });
  expect(await order(3, /^Vão/)).toEqual(["Vão Y", "Vão X", "Vão Z"]);
  const versions = await backend.query<{ versao: number }>(
    "select versao from public.oportunidades where id = any($1) order by titulo",
    [[x.id, y.id, z.id]],
  );
  expect(versions.map(({ versao }) => versao)).toEqual([2, 1, 1]);
});

test("a closing asks for what it needs, closes the tasks, and can be undone", async () => {
  const card = await create("Encerrar", 2, { valor_centavos: 5000 });
  await backend.query(
    `insert into public.tarefas (conta_id, titulo, responsavel_id, criado_por, oportunidade_id)
    select o.conta_id, t.titulo, u.id, u.id, o.id from public.oportunidades o
    join public.usuarios u on u.email = 'ana.lima@aurora.example'
    cross join (values ('Ligar'), ('Mandar'), ('Cobrar')) as t(titulo) where o.id = $1`,
    [card.id],
  );
  const setTask = (title: string, status: string) =>
    backend.query("update public.tarefas set status = $2 where oportunidade_id = $3 and titulo = $1", [
      title,
      status,
      card.id,
    ]);
  const tasks = async () =>
    (
      await backend.query<{ task: string }>(
        `select titulo || ' ' || status || case when concluida_em is null then '' else ' em' end as task
        from public.tarefas where oportunidade_id = $1 order by titulo`,
        [card.id],
      )
    ).map(({ task }) => task);
  await setTask("Mandar", "em_andamento");
  await setTask("Cobrar", "concluida");
  const close = (args: object) => call(ana, "rpc_oportunidade_encerrar", { p_id: card.id, p_versao: 1, ...args });
  await expect(close({ p_resultado: "ganha" })).rejects.toThrow("Informe o valor fechado.");
  await expect(close({ p_resultado: "perdida" })).rejects.toThrow("Escolha o motivo da perda.");
  const reasons = await backend.query<{ id: string; nome: string }>(
    "select m.id::text, m.nome from public.motivos_perda m join public.contas c on c.id = m.conta_id and c.slug = 'escola-aurora'",
  );
  const reason = (nome: string) => reasons.find((one) => one.nome === nome)?.id;
  await expect(close({ p_resultado: "perdida", p_motivo: reason("Outro"), p_detalhe: "ah" })).rejects.toThrow(
    "Use pelo menos 5 caracteres.",
  );
  await expect(close({ p_resultado: "ganha", p_valor: 1, p_transacao: card.id })).rejects.toThrow(
    "Escolha uma compra aprovada do contato.",
  );
  const lost = await close({ p_resultado: "perdida", p_motivo: reason("Preço"), p_concluir_tarefas: true });
  expect(lost).toMatchObject({ status: "perdida", motivo_nome: "Preço", tarefas_abertas: 0 });
  expect(await tasks()).toEqual(["Cobrar concluida em", "Ligar concluida em", "Mandar concluida em"]);
  await expect(call(ana, "rpc_oportunidade_mover", { p_id: card.id, p_etapa: stages[0] })).rejects.toThrow(
    "transicao_invalida",
  );
  const open = await call(ana, "rpc_oportunidade_reabrir", { p_id: card.id });
  expect(open).toMatchObject({ status: "aberta", etapa_id: stages[2], motivo_nome: null, valor_centavos: 5000 });
  // What was done before stays done.
  expect(await tasks()).toEqual(["Cobrar concluida em", "Ligar a_fazer", "Mandar em_andamento"]);
  expect((await order(2, /./))[0]).toBe("Encerrar");
  expect(await historyOf(card.id)).toEqual(["criada Proposta", "perdida Preço", "reaberta Proposta"]);

  await close({ p_resultado: "ganha", p_valor: 1, p_versao: null, p_concluir_tarefas: true });
  await setTask("Ligar", "a_fazer");
  await setTask("Ligar", "concluida");
  await call(ana, "rpc_oportunidade_reabrir", { p_id: card.id });
  // A task that somebody opened and did after the closing was done.
  expect(await tasks()).toEqual(["Cobrar concluida em", "Ligar concluida em", "Mandar em_andamento"]);
});

test("an approved sale wins the oldest open deal of its contact and product, one of long before does not", async () => {
  const [found] = await backend.query<{ id: string }>(
    `select p.id::text from public.produtos p join public.contas c on c.id = p.conta_id and c.slug = 'escola-aurora'
    where p.ativo order by p.nome limit 1`,
  );
  const older = await create("Venda que chega 1", 0, { produto_id: found?.id });
  const newer = await create("Venda que chega 2", 0, { produto_id: found?.id });
  const sell = (code: string, days: number) =>
    backend.query(
      `insert into public.transacoes (conta_id, plataforma, transacao_codigo, produto_id, produto_nome, contato_id,
        comprador_nome, status, forma_pagamento, valor_cobrado_centavos, valor_produto_centavos, pedida_em, aprovada_em,
        origem)
      select p.conta_id, 'hotmart', $2, p.id, p.nome, $3, 'Uma Pessoa', 'aprovada', 'pix', 49700, 49700,
        now() - make_interval(days => $4), now() - make_interval(days => $4), 'importacao'
      from public.produtos p where p.id = $1`,
      [found?.id, code, contact, days],
    );
  const deals = () =>
    backend.query(
      "select titulo, status, valor_centavos::int as valor from public.oportunidades where id in ($1, $2) order by titulo",
      [older.id, newer.id],
    );
  await sell("GANHA-1", 365);
  expect(await deals()).toMatchObject([{ status: "aberta" }, { status: "aberta" }]);
  await sell("GANHA-2", 0);
  expect(await deals()).toMatchObject([{ status: "ganha", valor: 49_700 }, { status: "aberta" }]);
  expect(await historyOf(older.id)).toEqual(expect.arrayContaining([expect.stringMatching(/^ganha/)]));
});

test("editing writes what changed, and a seller of own cards keeps to them", async () => {
  const card = await create("Editar");
  const save = (who: SupabaseClient, p_dados: object, p_versao: number) =>
    call(who, "rpc_oportunidade_salvar", { p_id: card.id, p_dados, p_versao });
  expect(await save(ana, { titulo: "Editar  ", valor_centavos: 0 }, 1)).toMatchObject({ versao: 1 });
  expect(await save(ana, { titulo: "Editada", valor_centavos: 990, conta_id: null }, 1)).toMatchObject({
    titulo: "Editada",
    versao: 2,
  });
  expect(await historyOf(card.id)).toEqual(["criada Novo lead", "editada Título, Valor"]);
  await expect(save(ana, { previsao_em: "2020-01-01" }, 2)).rejects.toThrow("A previsão não pode ficar no passado.");
  const [anaRow] = await backend.query<{ id: string }>(
    "select id::text from public.usuarios where email = 'ana.lima@aurora.example'",
  );
  await expect(save(bruno, { responsavel_id: anaRow?.id }, 2)).rejects.toThrow("sem_permissao");
  expect(await save(bruno, { responsavel_id: brunoId }, 2)).toMatchObject({ responsavel_id: brunoId });
  await save(ana, { responsavel_id: anaRow?.id }, 3);
  await expect(save(bruno, { titulo: "Alheia" }, 4)).rejects.toThrow("nao_encontrado");
  await expect(save(neighbour, { titulo: "Alheia" }, 4)).rejects.toThrow(/sem_permissao|nao_encontrado/);
  await expect(call(bruno, "rpc_oportunidade_excluir", { p_id: card.id })).rejects.toThrow(/nao_encontrado/);
  await call(ana, "rpc_oportunidade_excluir", { p_id: card.id });
  await expect(save(ana, { titulo: "Sumida" }, 5)).rejects.toThrow("nao_encontrado");
});

test("the board shows so many cards per stage, and its sums equal the rows", async () => {
  for (let index = 0; index < 3; index++) await create(`Limite ${index}`, 4, { valor_centavos: 1000 });
  const cards = async (limit: number): Promise<readonly Card[]> => {
    const { data } = await ana.rpc("rpc_pipeline_cartoes", {
      p_pipeline: pipeline,
      p_filtros: { q: "LIMITE" },
      p_limites: { [stages[4] ?? ""]: limit },
    });
    return data as Card[];
  };
  expect(await cards(2)).toHaveLength(2);
  expect(await cards(50)).toHaveLength(3);
  const sums = async (who: SupabaseClient, filters: object) => {
    const { data, error } = await who.rpc("rpc_pipeline_resumo", {
      p_pipeline: pipeline,
      p_filtros: filters,
      p_inicio: "2000-01-01",
      p_fim: "2100-01-01",
    });
    expect(error).toBeNull();
    return (data as Record<string, unknown>[])[0];
  };
  expect(await sums(ana, { q: "limite" })).toMatchObject({
    abertas: 3,
    valor_centavos: 3000,
    ponderado_centavos: 2700,
    ganhas: 0,
    taxa: null,
  });
  const [all] = await backend.query<Record<string, number>>(
    `select count(*) filter (where status = 'aberta')::int as abertas,
      count(*) filter (where status = 'ganha')::int as ganhas, count(*) filter (where status = 'perdida')::int as perdidas
    from public.oportunidades where pipeline_id = $1 and excluido_em is null`,
    [pipeline],
  );
  expect(await sums(ana, {})).toMatchObject({ ...all });
  const own = await sums(bruno, {});
  expect(Number(own?.abertas)).toBeLessThan(Number(all?.abertas));
});

test("a stage with cards goes away when one says where they go", async () => {
  const { data: stage } = await ana
    .from("etapas")
    .insert({ pipeline_id: pipeline, nome: "De passagem", cor: "#123456", probabilidade: 5 })
    .select("id")
    .single<{ id: string }>();
  const card = await create("De passagem", 0, { etapa_id: stage?.id });
  const remove = (who: SupabaseClient, destination?: string) =>
    call(who, "rpc_etapa_excluir", { p_id: stage?.id, ...(destination !== undefined && { p_destino: destination }) });
  await expect(remove(bruno)).rejects.toThrow("sem_permissao");
  await expect(remove(ana)).rejects.toThrow("em_uso");
  await remove(ana, stages[1]);
  const [row] = await backend.query<{ etapa_id: string }>(
    "select etapa_id::text from public.oportunidades where id = $1",
    [card.id],
  );
  expect(row?.etapa_id).toBe(stages[1]);
  expect(await historyOf(card.id)).toEqual(["criada De passagem", "movida De passagem Conversa"]);
});

test("who manages pipelines removes one without cards, and a loss reason that no card has", async () => {
  const add = async (nome: string) =>
    (await ana.from("pipelines").insert({ nome }).select("id").single<{ id: string }>()).data?.id ?? "";
  const remove = async (who: SupabaseClient, table: string, id: string) => {
    const { data, error } = await who.from(table).delete().eq("id", id).select("id");
    return error?.message ?? data?.length;
  };
  const empty = await add("De passagem");
  const [stage] = await backend.query<{ id: string }>("select id::text from public.etapas where pipeline_id = $1", [
    empty,
  ]);
  const card = await create("Num pipeline de passagem", 0, { pipeline_id: empty, etapa_id: stage?.id });
  const held = async () => (await ana.rpc("rpc_etapa_oportunidades", { p_id: stage?.id })).data;
  expect(await held()).toBe(1);
  expect((await bruno.rpc("rpc_etapa_oportunidades", { p_id: stage?.id })).error?.message).toBe("sem_permissao");
  expect(await remove(bruno, "pipelines", empty)).toBe(0);
  expect(await remove(neighbour, "pipelines", empty)).toBe(0);
  expect(await remove(ana, "pipelines", empty)).toBe("em_uso");
  await call(ana, "rpc_oportunidade_excluir", { p_id: card.id });
  expect(await held()).toBe(0);
  expect(await remove(ana, "pipelines", empty)).toBe(1);

  const { data: reason } = await ana.from("motivos_perda").insert({ nome: "De passagem" }).select("id").single();
  expect(await remove(bruno, "motivos_perda", reason?.id)).toBe(0);
  expect(await remove(ana, "motivos_perda", reason?.id)).toBe(1);
  const [used] = await backend.query<{ id: string }>(
    `select o.motivo_perda_id::text as id from public.oportunidades o join public.contas c on c.id = o.conta_id
    where c.slug = 'escola-aurora' and o.motivo_perda_id is not null limit 1`,
  );
  expect(await remove(ana, "motivos_perda", used?.id ?? "")).toBe("em_uso");
});

test("the next pipeline is the default when the default goes away", async () => {
  const defaults = () =>
    backend.query<{ nome: string }>(
      `select p.nome from public.pipelines p join public.contas c on c.id = p.conta_id
      where c.slug = 'loja-vizinha' and p.padrao`,
    );
  const [first] = await defaults();
  await neighbour.from("pipelines").insert({ nome: "Segundo" });
  await backend.query(
    `delete from public.oportunidades o using public.contas c where c.id = o.conta_id and c.slug = 'loja-vizinha'`,
  );
  await neighbour
    .from("pipelines")
    .delete()
    .eq("nome", first?.nome ?? "");
  expect(await defaults()).toEqual([{ nome: "Segundo" }]);
});

test("an account has up to 20 pipelines, and a pipeline up to 30 stages; more are refused in a sentence", async () => {
  const { data } = await neighbour.from("pipelines").select("id");
  const left = Array.from({ length: 20 - (data?.length ?? 0) }, (_, index) => ({ nome: `Funil ${index}` }));
  expect((await neighbour.from("pipelines").insert(left)).error).toBeNull();
  const { error } = await neighbour.from("pipelines").insert({ nome: "Mais um" });
  expect([error?.message, preencher("Limite de {n} atingido.", error?.details)]).toEqual([
    "limite",
    "Limite de 20 pipelines atingido.",
  ]);
  const { data: own } = await neighbour.from("pipelines").select("id").eq("nome", "Funil 0").single<{ id: string }>();
  // A new pipeline has a stage.
  const stages = Array.from({ length: 30 }, (_, index) => ({
    nome: `Etapa ${index}`,
    pipeline_id: own?.id,
    cor: "#1D5BD6",
    probabilidade: 10,
  }));
  const refused = (await neighbour.from("etapas").insert(stages)).error;
  expect(refused).toMatchObject({ message: "limite", details: "30 etapas" });
  expect((await neighbour.from("etapas").insert(stages.slice(1))).error).toBeNull();
});
