import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { workingDays } from "../working-days.ts";
import { connect, startVendas } from "./client.ts";

const emails = {
  ana: "ana.lima@aurora.example",
  bruno: "bruno.tavares@aurora.example",
  carla: "carla.nunes@aurora.example",
  diego: "diego.prado@aurora.example",
  igor: "igor.batista@vizinha.example",
} as const;

let backend: Backend;
let account = "";
const clients = new Map<string, SupabaseClient>();

beforeAll(async () => {
  backend = await startVendas();
  account = (await one<{ id: string }>("select id::text from public.contas where slug = 'escola-aurora'")).id;
});
afterAll(() => backend?.close());

async function as(name: keyof typeof emails): Promise<SupabaseClient> {
  const client = clients.get(name) ?? (await connect(backend, emails[name]));
  clients.set(name, client);
  return client;
}

async function one<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row> {
  const [row] = await backend.query<Row>(sql, values);
  if (!row) {
    throw new Error(`no row: ${sql}`);
  }
  return row;
}

const idOf = async (name: keyof typeof emails): Promise<string> =>
  (await one<{ id: string }>("select id::text from public.usuarios where email = $1", [emails[name]])).id;

let customers = 0;

/** Deliver a message on the channel, from a new customer unless named. */
async function receive(text: string, from?: string, id: string = randomUUID()): Promise<{ chat: string; ref: string }> {
  customers++;
  const ref = from ?? `+55119000${String(10_000 + customers)}`;
  const { message } = await one<{ message: string }>(
    "select public.rpc_canal_receber($1, 'whatsapp', $2, $3, $4, 'Rui Prado')::text as message",
    [account, ref, text, id],
  );
  const { chat } = await one<{ chat: string }>("select chat_id::text as chat from public.mensagens where id = $1", [
    message,
  ]);
  return { chat, ref };
}

const chatOf = (id: string) =>
  one<Record<string, unknown>>(
    `select status, nao_lidas, ultima_mensagem_previa, ultima_direcao, responsavel_id, adiado_ate,
      janela_ate > now() as "window is open" from public.chats where id = $1`,
    [id],
  );

const send = async (name: keyof typeof emails, chat: string, text: string, more: object = {}) =>
  (await as(name)).rpc("rpc_chat_enviar", {
    p_chat: chat,
    p_conteudo: text,
    p_cliente_ref: randomUUID(),
    ...more,
  });

const open = async (name: keyof typeof emails, fields: object) =>
  (await as(name)).rpc("rpc_atendimento_abrir", {
    p_dados: { assunto: "Não consigo entrar", categoria: "duvida", ...fields },
  });

/** Run code that reads the clock at another time. */
async function at<T>(moment: string, run: () => Promise<T>): Promise<T> {
  await backend.query("select set_config('app.agora', $1, false)", [moment]);
  try {
    return await run();
  } finally {
    await backend.query("select set_config('app.agora', '', false)");
  }
}

describe("a message", () => {
  test("that arrives makes contact and chat, is counted, opens the window, and arrives once", async () => {
    const first = await receive("Oi,\n quero  ajuda", undefined, "msg-1");
    expect(await receive("Oi,\n quero  ajuda", first.ref, "msg-1")).toEqual(first);
    await receive("Alguém?", first.ref);
    expect(await chatOf(first.chat)).toMatchObject({
      status: "aberto",
      nao_lidas: 2,
      ultima_mensagem_previa: "Alguém?",
      ultima_direcao: "entrada",
      "window is open": true,
    });
    const { data } = await (await as("carla")).from("vw_chats").select("contato_nome,canal_ref").eq("id", first.chat);
    expect(data).toEqual([{ contato_nome: "Rui Prado", canal_ref: first.ref }]);
  });

  test("sent twice with one reference is one row, and a note changes neither preview nor read state", async () => {
    const { chat } = await receive("Oi");
    const note = await send("carla", chat, "checar acesso", { p_nota: true });
    expect(note.data).toMatchObject([{ direcao: "nota", autor_nome: "Carla Nunes", status: "enviada" }]);
    expect(await chatOf(chat)).toMatchObject({ nao_lidas: 1, ultima_mensagem_previa: "Oi" });
    const reference = { p_cliente_ref: randomUUID() };
    const [first, second] = await Promise.all([
      send("carla", chat, "  Vou verificar ", reference),
      send("carla", chat, "  Vou verificar ", reference),
    ]);
    expect(first.data).toMatchObject([{ conteudo: "Vou verificar", direcao: "saida", status: "enviada" }]);
    expect(second.data).toEqual(first.data);
    expect(await chatOf(chat)).toMatchObject({ nao_lidas: 0, ultima_mensagem_previa: "Vou verificar" });
    const { n } = await one<{ n: number }>(
      "select count(*)::int as n from public.mensagens where chat_id = $1 and direcao = 'saida'",
      [chat],
    );
    expect(n).toBe(1);
  });

  test("needs text or a file, and after 24 hours on WhatsApp an approved template", async () => {
    const { chat } = await receive("Oi");
    expect((await send("carla", chat, "  ")).error?.message).toBe("validacao");
    expect((await send("carla", chat, "a".repeat(4097))).error?.message).toBe("validacao");
    await backend.query("update public.chats set janela_ate = now() - interval '1 minute' where id = $1", [chat]);
    const late = await send("carla", chat, "Ainda precisa?");
    expect([late.status, late.error?.message]).toEqual([422, "janela_fechada"]);
    const invented = await send("carla", chat, "Compre agora", { p_tipo: "modelo" });
    expect(invented.error?.message).toBe("janela_fechada");
    const approved = "Oi, Rui. Podemos continuar nossa conversa sobre o curso?";
    expect((await send("carla", chat, approved, { p_tipo: "modelo" })).error).toBeNull();
    expect((await send("carla", chat, "fora da janela", { p_nota: true })).error).toBeNull();
  });

  test("has a delivery status, which a late notice does not revert", async () => {
    const { chat } = await receive("Oi");
    const id = String((await send("carla", chat, "Olá")).data?.[0]?.id);
    const tell = (status: string) => backend.query("select public.rpc_canal_situacao($1, $2)", [id, status]);
    await tell("lida");
    await tell("entregue");
    const { data } = await (await as("carla"))
      .from("mensagens")
      .select("status,lida_em,entregue_em")
      .eq("id", id)
      .single();
    expect(data?.status).toBe("lida");
    expect(data?.lida_em).not.toBeNull();
    expect(data?.entregue_em).not.toBeNull();
  });
});

describe("a chat", () => {
  test("is assigned to one person; the other sees to whom", async () => {
    const { chat } = await receive("Oi");
    const [ana, carla] = [await as("ana"), await as("carla")];
    const answers = await Promise.all([
      ana.rpc("rpc_chat_assumir", { p_chat: chat }),
      carla.rpc("rpc_chat_assumir", { p_chat: chat }),
    ]);
    const refused = answers.filter(({ error }) => error !== null);
    const winner = answers.find(({ error }) => error === null)?.data?.[0]?.responsavel_nome;
    expect(refused.map(({ status, error }) => [status, error?.message, error?.details])).toEqual([
      [409, "ja_assumida", winner],
    ]);
    // A person who sees only their own chats still learns the name for a chat that left their list.
    const late = await (await as("bruno")).rpc("rpc_chat_assumir", { p_chat: chat });
    expect(late.error?.details).toBe(winner);
    expect((await send("bruno", chat, "Oi")).error?.message).toBe("nao_encontrado");
  });

  test("is put off, comes back when its time comes or the customer writes, and is resolved and reopened", async () => {
    const { chat, ref } = await receive("Oi");
    const carla = await as("carla");
    const change = (status: string, until?: string) =>
      carla.rpc("rpc_chat_status", { p_chat: chat, p_status: status, ...(until !== undefined && { p_ate: until }) });
    expect((await change("adiado", "2020-01-01T00:00:00Z")).error?.message).toBe("validacao");
    const later = "2099-01-01T12:00:00Z";
    expect((await change("adiado", later)).data).toMatchObject([{ status: "adiado" }]);
    await receive("Voltei", ref);
    expect(await chatOf(chat)).toMatchObject({ status: "aberto", adiado_ate: null });
    await change("adiado", later);
    await at("2099-01-01T12:00:01Z", () => backend.query("select app.reabrir_adiadas()"));
    expect(await chatOf(chat)).toMatchObject({ status: "aberto", adiado_ate: null });
    expect((await change("resolvido")).data).toMatchObject([{ status: "resolvido", nao_lidas: 0 }]);
    expect((await change("aberto")).data).toMatchObject([{ status: "aberto" }]);
    await carla.rpc("rpc_chat_marcar_nao_lido", { p_chat: chat });
    expect(await chatOf(chat)).toMatchObject({ nao_lidas: 1 });
    await carla.rpc("rpc_chat_marcar_lido", { p_chat: chat });
    expect(await chatOf(chat)).toMatchObject({ nao_lidas: 0 });
    const { data: lines } = await carla
      .from("mensagens")
      .select("conteudo")
      .eq("chat_id", chat)
      .eq("direcao", "sistema");
    expect(lines?.map(({ conteudo }) => conteudo)).toContain("Carla Nunes adiou a conversa até 01/01/99 09:00.");
  });

  test("is handed to a team member and leaves the list of people who see only their own", async () => {
    const { chat } = await receive("Oi");
    const bruno = await as("bruno");
    const to = async (p_responsavel: string) => bruno.rpc("rpc_chat_transferir", { p_chat: chat, p_responsavel });
    expect((await to(await idOf("igor"))).error?.message).toBe("validacao");
    expect((await to(await idOf("carla"))).data).toMatchObject([{ responsavel_nome: "Carla Nunes" }]);
    expect((await bruno.from("chats").select("id").eq("id", chat)).data).toEqual([]);
    expect((await bruno.from("mensagens").select("id").eq("chat_id", chat)).data).toEqual([]);
    expect((await to(await idOf("bruno"))).error?.message).toBe("nao_encontrado");
  });

  test("opens with a contact: the one there is, or a new one", async () => {
    const carla = await as("carla");
    const { chat } = await receive("Oi");
    const { contato } = await one<{ contato: string }>(
      "select contato_id::text as contato from public.chats where id = $1",
      [chat],
    );
    expect((await carla.rpc("rpc_chat_abrir", { p_contato: contato })).data).toBe(chat);
    const { id } = await one<{ id: string }>(
      `insert into public.contatos (conta_id, nome, email) values ($1, 'Nova Pessoa', 'nova@example.com') returning id::text`,
      [account],
    );
    const { data: made } = await carla.rpc("rpc_chat_abrir", { p_contato: id });
    expect((await carla.rpc("rpc_chat_abrir", { p_contato: id })).data).toBe(made);
    expect((await carla.from("vw_chats").select("canal,responsavel_nome").eq("id", made)).data).toEqual([
      { canal: "email", responsavel_nome: "Carla Nunes" },
    ]);
  });

  test("shows the contact, and nothing that the person may not see", async () => {
    const bia = await one<{ id: string }>(
      `select h.id::text from public.chats h join public.contatos c on c.id = h.contato_id where c.nome = 'Bia Rocha'`,
    );
    const { data } = await (await as("carla"))
      .rpc("rpc_chat_contexto", { p_chat: bia.id })
      .single<{ compras: readonly object[] }>();
    expect(data).toMatchObject({
      contato: { nome: "Bia Rocha" },
      atendimentos: [{ status: "em_atendimento", aberto: true }, { aberto: false }],
    });
    expect(data?.compras.length).toBeGreaterThan(0);
    await backend.query(
      `update public.usuarios set permissoes = '[{"pagina":"pg-chats","nivel":"ver"}]' where email = $1`,
      [emails.diego],
    );
    const diego = await as("diego");
    const narrow = await diego.rpc("rpc_chat_contexto", { p_chat: bia.id }).single<Record<string, unknown>>();
    expect([narrow.data?.compras, narrow.data?.oportunidade]).toEqual([null, null]);
    expect((await send("diego", bia.id, "Oi")).error?.message).toBe("sem_permissao");
    await backend.query("update public.usuarios set permissoes = app.permissoes_do_perfil(perfil) where email = $1", [
      emails.diego,
    ]);
    expect((await (await as("igor")).rpc("rpc_chat_contexto", { p_chat: bia.id })).error?.message).toBe(
      "nao_encontrado",
    );
  });
});

describe("business minutes", () => {
  const hours = { dias: [1, 2, 3, 4, 5], inicio: "09:00", fim: "18:00", feriados: ["2025-06-19"] };
  const due = async (from: string, minutes: number): Promise<string> =>
    (
      await one<{ due: string }>(
        "select app.somar_minutos_uteis($1, 'America/Sao_Paulo', $2, $3) at time zone 'America/Sao_Paulo' as due",
        [JSON.stringify(hours), from, minutes],
      )
    ).due;
  const between = async (from: string, to: string): Promise<number> =>
    (
      await one<{ n: number }>("select app.minutos_uteis_entre($1, 'America/Sao_Paulo', $2, $3) as n", [
        JSON.stringify(hours),
        from,
        to,
      ])
    ).n;

  test.each([
    ["over the weekend", "2025-06-13T17:30:00-03:00", 60, "2025-06-16T09:30:00"],
    ["to the last minute of a day", "2025-06-13T17:30:00-03:00", 30, "2025-06-13T18:00:00"],
    ["over a holiday", "2025-06-18T17:30:00-03:00", 60, "2025-06-20T09:30:00"],
    ["from the night", "2025-06-16T23:10:00-03:00", 240, "2025-06-17T13:00:00"],
    ["by days of nine hours", "2025-06-16T10:00:00-03:00", 1620, "2025-06-20T10:00:00"],
    ["from a minute before the weekend", "2026-11-27T17:59:00-03:00", 30, "2026-11-30T09:29:00"],
    ["from the beginning of a weekend", "2026-11-27T18:00:00-03:00", 30, "2026-11-30T09:30:00"],
    ["over a whole day, from before it begins", "2026-11-27T08:00:00-03:00", 540, "2026-11-27T18:00:00"],
  ])("%s", async (_, from, minutes, expected) => {
    expect(await due(from, minutes)).toBe(expected);
    expect(await between(from, `${expected}-03:00`)).toBe(minutes);
  });

  test("over the first day of an old summer, when clocks went forward", async () => {
    expect(await due("2018-11-03T12:00:00-03:00", 60)).toBe("2018-11-05T10:00:00");
  });

  test.each([
    ["urgente", "2026-11-30T09:30:00", "2026-11-30T13:00:00"],
    ["alta", "2026-11-30T10:00:00", "2026-11-30T18:00:00"],
    ["normal", "2026-11-30T13:00:00", "2026-12-02T18:00:00"],
    ["baixa", "2026-11-30T18:00:00", "2026-12-04T18:00:00"],
  ])("of a ticket of priority %s that comes on a Sunday", async (priority, answer, solution) => {
    const times = await one<{ resposta: number; resolucao: number }>("select * from app.minutos_sla($1)", [priority]);
    const sunday = "2026-11-29T12:00:00-03:00";
    expect([await due(sunday, times.resposta), await due(sunday, times.resolucao)]).toEqual([answer, solution]);
  });

  test.each(workingDays)("working days %s", async (_, horario, day, days, later) => {
    const found = await one<{ later: string; between: number }>(
      "select app.mais_dias_uteis($1, $2, $3)::text as later, app.dias_uteis($1, $2, $4) as between",
      [JSON.stringify(horario), day, days, later],
    );
    expect(found).toEqual({ later, between: days });
  });

  test("hours that make no sense are refused", async () => {
    const ana = await as("ana");
    for (const horario of [
      { ...hours, dias: [] },
      { ...hours, fim: "08:00" },
      { ...hours, feriados: ["amanhã"] },
      {},
    ]) {
      const { error } = await ana.from("contas").update({ horario_atendimento: horario }).eq("id", account);
      expect(error?.code).toBe("23514");
    }
  });
});

describe("a ticket", () => {
  interface Ticket {
    readonly id: string;
    readonly codigo: string;
    readonly status: string;
    readonly prioridade: string;
    readonly versao: number;
    readonly [column: string]: unknown;
  }
  const ticketOf = (id: string) => one<Ticket>("select *, id::text from public.vw_atendimentos where id = $1", [id]);
  const move = async (id: string, status: string, note?: string) =>
    (await as("carla")).rpc("rpc_atendimento_status", {
      p_id: id,
      p_status: status,
      p_versao: (await ticketOf(id)).versao,
      ...(note !== undefined && { p_nota: note }),
    });
  const opened = async (fields: object): Promise<string> => {
    const { data, error } = await open("carla", fields);
    expect(error).toBeNull();
    return String(data?.[0]?.id);
  };

  test("opened on Friday at 17:30 is due on Monday at 9:30; waiting for the customer stops the clock", async () => {
    const { chat, ref } = await receive("Oi");
    const id = await at("2025-06-13T17:30:00-03:00", () => opened({ chat_id: chat, prioridade: "alta" }));
    const due = "extract(epoch from";
    const times = () =>
      one<Record<string, unknown>>(
        `select ${due} sla_resposta_em - '2025-06-16T09:30-03:00') / 60 as reply,
          ${due} sla_resolucao_em - '2025-06-16T17:30-03:00') / 60 as solution, sla_situacao as state, minutos_pausados as paused
        from public.vw_atendimentos where id = $1`,
        [id],
      );
    expect(await at("2025-06-13T17:31:00-03:00", times)).toMatchObject({
      reply: 0,
      solution: 0,
      state: "no_prazo",
    });
    expect(await at("2025-06-16T09:20:00-03:00", times)).toMatchObject({ state: "vencendo" });
    expect(await at("2025-06-16T09:31:00-03:00", times)).toMatchObject({ state: "estourado" });

    await at("2025-06-16T09:25:00-03:00", () => send("carla", chat, "Vou ver"));
    expect(await ticketOf(id)).toMatchObject({ status: "em_atendimento" });
    await at("2025-06-16T10:00:00-03:00", () => move(id, "aguardando_cliente"));
    expect(await at("2025-06-20T10:00:00-03:00", times)).toMatchObject({ state: "pausado" });
    // One hour of Monday and one of Tuesday: the clock was paused for ten business hours.
    await at("2025-06-17T11:00:00-03:00", () => receive("Aqui está", ref));
    expect(await ticketOf(id)).toMatchObject({ status: "em_atendimento", minutos_pausados: 600 });
    expect(await at("2025-06-17T11:00:00-03:00", times)).toMatchObject({ reply: 0, solution: 40 * 60 });
    const { n } = await at("2025-06-17T11:00:00-03:00", () =>
      one<{ n: number }>("select sla_resolucao_consumidos as n from public.vw_atendimentos where id = $1", [id]),
    );
    expect(n).toBe(90);
  });

  test("has the code of its month, in turn, also where two are opened at once", async () => {
    const { chat } = await receive("Oi");
    const codes = await at("2031-03-31T23:30:00-03:00", async () => {
      const both = await Promise.all([opened({ chat_id: chat }), opened({ chat_id: chat })]);
      return Promise.all(both.map(async (id) => (await ticketOf(id)).codigo));
    });
    expect([...codes].sort()).toEqual(["AT-3103-00001", "AT-3103-00002"]);
    await backend.query("delete from public.atendimentos where codigo = 'AT-3103-00002'");
    const next = await at("2031-03-31T23:31:00-03:00", () => opened({ chat_id: chat }));
    expect((await ticketOf(next)).codigo).toBe("AT-3103-00003");
    // In a month that already has rows, numbering continues after the highest.
    const { codigo } = await one<{ codigo: string }>(
      "select max(codigo) as codigo from public.atendimentos where codigo like 'AT-2506-%' and conta_id = $1",
      [account],
    );
    const more = await at("2025-06-15T12:00:00-03:00", () => opened({ chat_id: chat }));
    expect((await ticketOf(more)).codigo).toBe(`AT-2506-${String(Number(codigo.slice(-5)) + 1).padStart(5, "0")}`);
  });

  test("whose answer was lost is opened again, and stays one ticket", async () => {
    const { chat } = await receive("Oi");
    const fields = { chat_id: chat, referencia: randomUUID() };
    const answers = await Promise.all([open("carla", fields), open("carla", fields)]);
    const [first, second] = answers.map(({ data }) => data?.[0]?.codigo);
    expect(first).toMatch(/^AT-/);
    expect(second).toBe(first);
    // Another account that guesses the reference sees nothing of it.
    expect((await open("igor", fields)).error?.details).toContain("contato_id");
  });

  test("reports missing fields, and takes its priority from its subject", async () => {
    const { chat } = await receive("Oi");
    const refused = await open("carla", {
      assunto: "x",
      categoria: "",
      chat_id: chat,
      responsavel_id: await idOf("igor"),
    });
    expect(Object.keys(JSON.parse(refused.error?.details ?? "{}"))).toEqual(["assunto", "categoria", "responsavel_id"]);
    expect((await open("carla", { contato_id: randomUUID() })).error?.details).toContain("contato_id");
    expect((await open("diego", { chat_id: chat })).error?.message).toBe("sem_permissao");
    expect((await open("igor", { chat_id: chat })).error?.details).toContain("contato_id");
    for (const [fields, priority] of [
      [{ categoria: "acesso" }, "alta"],
      [{ assunto: "Vou ao Procon amanhã" }, "urgente"],
      [{ descricao: "Escrevi no Reclame Aqui" }, "urgente"],
      [{ categoria: "pagamento", prioridade: "baixa" }, "baixa"],
      [{}, "normal"],
    ] as const) {
      expect(await ticketOf(await opened({ chat_id: chat, ...fields }))).toMatchObject({ prioridade: priority });
    }
  });

  test("follows the status transitions, requires a resolution, and is reopened by the customer", async () => {
    const { chat, ref } = await receive("Oi");
    const id = await opened({ chat_id: chat });
    const refused = await move(id, "aguardando_cliente");
    expect([refused.status, refused.error?.message]).toEqual([422, "transicao_invalida"]);
    expect(JSON.parse(refused.error?.details ?? "")).toEqual({ de: "Novo", para: "Aguardando cliente" });
    expect((await move(id, "em_atendimento")).error).toBeNull();
    expect((await move(id, "resolvido", "ok")).error?.details).toContain("nota");
    expect((await move(id, "resolvido", "Acesso reenviado.")).data).toMatchObject([
      { status: "resolvido", aberto: false },
    ]);
    const { data: notes } = await (await as("carla"))
      .from("vw_atendimento_notas")
      .select("texto,autor_nome")
      .eq("atendimento_id", id);
    expect(notes).toEqual([{ texto: "Acesso reenviado.", autor_nome: "Carla Nunes" }]);
    expect((await move(id, "fechado")).error?.message).toBe("transicao_invalida");
    await receive("Não deu certo", ref);
    expect(await ticketOf(id)).toMatchObject({ status: "em_atendimento", reaberturas: 1, resolvido_em: null });

    await move(id, "resolvido", "Acesso trocado de novo.");
    await backend.query("select app.fechar_resolvidos()");
    expect(await ticketOf(id)).toMatchObject({ status: "resolvido" });
    await backend.query("update public.atendimentos set resolvido_em = now() - interval '3 days' where id = $1", [id]);
    await backend.query("select app.fechar_resolvidos()");
    expect(await ticketOf(id)).toMatchObject({ status: "fechado", proximos_status: [] });
    await receive("Voltou a falhar", ref);
    await receive("Alô?", ref);
    const { data: all } = await (await as("carla"))
      .from("vw_atendimentos")
      .select("assunto,status")
      .eq("chat_id", chat)
      .order("criado_em");
    expect(all).toEqual([
      { assunto: "Não consigo entrar", status: "fechado" },
      { assunto: `Continuação de ${(await ticketOf(id)).codigo}`, status: "novo" },
    ]);
  });

  test("checks the version on a change, sets new deadlines, and records its history", async () => {
    const { chat } = await receive("Oi");
    const id = await opened({ chat_id: chat });
    const [ana, carla] = [await as("ana"), await as("carla")];
    const mudar = (client: SupabaseClient, dados: object, versao: number) =>
      client.rpc("rpc_atendimento_mudar", { p_id: id, p_dados: dados, p_versao: versao });
    const before = await ticketOf(id);
    const { data: raised } = await mudar(
      ana,
      { prioridade: "urgente", responsavel_id: await idOf("carla") },
      before.versao,
    );
    expect(raised).toMatchObject([
      { prioridade: "urgente", responsavel_nome: "Carla Nunes", alterado_por_nome: "Ana Lima" },
    ]);
    expect(new Date(String(raised?.[0]?.sla_resolucao_em)) < new Date(String(before["sla_resolucao_em"]))).toBe(true);
    const stale = await mudar(carla, { assunto: "Outro assunto" }, before.versao);
    expect([stale.status, stale.error?.message]).toEqual([409, "conflito_versao"]);
    expect((await mudar(carla, { assunto: "Outro assunto" }, raised?.[0]?.versao)).error).toBeNull();
    expect((await carla.rpc("rpc_atendimentos_mudar", { p_ids: [id], p_dados: { prioridade: "baixa" } })).data).toEqual(
      [id],
    );
    expect((await (await as("diego")).rpc("rpc_atendimentos_mudar", { p_ids: [id], p_dados: {} })).error?.message).toBe(
      "sem_permissao",
    );
    expect((await (await as("igor")).rpc("rpc_atendimentos_mudar", { p_ids: [id], p_dados: {} })).data).toEqual([]);
    const { data: history } = await carla.rpc("rpc_atendimento_historico", { p_id: id });
    expect(
      history?.map(({ autor_nome, campo, de, para }: Record<string, string>) => [autor_nome, campo, de, para]),
    ).toEqual([
      ["Carla Nunes", "prioridade", "urgente", "baixa"],
      ["Carla Nunes", "assunto", "Não consigo entrar", "Outro assunto"],
      ["Ana Lima", "responsavel_id", null, "Carla Nunes"],
      ["Ana Lima", "prioridade", "normal", "urgente"],
      ["Carla Nunes", "aberto", null, before.codigo],
    ]);
    expect((await (await as("igor")).rpc("rpc_atendimento_historico", { p_id: id })).error?.message).toBe(
      "nao_encontrado",
    );
  });

  test("is deleted by managers of the page, and keeps its contact from being deleted", async () => {
    const { chat } = await receive("Oi");
    const id = await opened({ chat_id: chat });
    const now = new Date().toISOString();
    const remove = async (name: keyof typeof emails, table: string, row: unknown) =>
      (await as(name)).from(table).update({ excluido_em: now }).eq("id", row).select("id");
    const { contato } = await one<{ contato: string }>(
      "select contato_id::text as contato from public.chats where id = $1",
      [chat],
    );
    expect((await remove("carla", "atendimentos", id)).error?.message).toBe("sem_permissao");
    expect((await remove("ana", "contatos", contato)).error?.message).toBe("em_uso");
    expect((await remove("ana", "atendimentos", id)).data).toEqual([{ id }]);
    expect((await remove("ana", "contatos", contato)).data).toEqual([{ id: contato }]);
  });
});

test("the server runs due jobs, and skips jobs that were due long ago", async () => {
  const jobs = await backend.query("select jobname, schedule from cron.job order by jobname");
  expect(jobs).toEqual([
    { jobname: "andar recuperações", schedule: "* * * * *" },
    { jobname: "completar vendas", schedule: "12 6 * * *" },
    { jobname: "conferir somas", schedule: "42 6 * * *" },
    { jobname: "continuar importações", schedule: "* * * * *" },
    { jobname: "desistir de exportações", schedule: "*/5 * * * *" },
    { jobname: "fechar atendimentos resolvidos", schedule: "7 * * * *" },
    { jobname: "reabrir conversas adiadas", schedule: "* * * * *" },
    { jobname: "rever acessos", schedule: "22 6 * * *" },
    { jobname: "simular", schedule: "* * * * *" },
  ]);
  // The demo's date is long past.
  const asleep = async () =>
    (await one<{ n: number }>("select count(*)::int as n from public.chats where status = 'adiado'")).n;
  const before = await asleep();
  await backend.query("select app.reabrir_adiadas()");
  expect([before > 0, await asleep()]).toEqual([true, before]);
});

describe("the menu and the search", () => {
  test("counts only visible rows, and none of inaccessible pages", async () => {
    // All running tickets of the demo are late. This one is not.
    expect((await open("carla", { chat_id: (await receive("Oi")).chat })).error).toBeNull();
    const menu = async (name: keyof typeof emails) =>
      (await (await as(name)).rpc("rpc_contadores_menu").single<Record<string, number | null>>()).data;
    const [ana, bruno, diego] = [await menu("ana"), await menu("bruno"), await menu("diego")];
    const { unread, overdue, queued } = await one<{ unread: number; overdue: number; queued: number }>(
      `select (select count(*)::int from public.chats where conta_id = $1 and nao_lidas > 0) as unread,
        (select count(*)::int from public.vw_atendimentos where sla_situacao = 'estourado' and aberto
          and id in (select id from public.atendimentos where conta_id = $1)) as overdue,
        (select count(*)::int from public.vw_recuperacoes where aba = 'fila'
          and id in (select id from public.recuperacoes where conta_id = $1)) as queued`,
      [account],
    );
    expect(ana).toMatchObject({ chats: unread, atendimentos: overdue, recuperacoes: queued });
    expect(bruno?.["chats"]).toBeLessThan(unread);
    expect(diego).toMatchObject({ chats: null, atendimentos: overdue, recuperacoes: null });
    const { data } = await (await as("ana")).rpc("rpc_atendimentos_resumo").single<Record<string, number>>();
    expect(data).toMatchObject({ estourados: overdue });
  });

  test("the search ignores accents, finds visible rows only, and at most five of each kind", async () => {
    const search = async (
      name: keyof typeof emails,
      text: string,
    ): Promise<readonly { grupo: string; rota: string }[]> =>
      (await (await as(name)).rpc("rpc_busca_global", { p_q: text })).data ?? [];
    const found = await search("ana", "bia rocha");
    expect(new Set(found.map(({ grupo }) => grupo))).toEqual(
      new Set(["contatos", "transacoes", "atendimentos", "envios"]),
    );
    expect(found.filter(({ grupo }) => grupo === "contatos").length).toBeGreaterThan(1);
    const many = await search("ana", "example");
    expect(many.filter(({ grupo }) => grupo === "contatos")).toHaveLength(5);
    expect(new Set((await search("diego", "bia rocha")).map(({ grupo }) => grupo))).toEqual(
      new Set(["atendimentos", "envios"]),
    );
    expect(await search("igor", "bia rocha")).toEqual([]);
    expect(await search("ana", "b")).toEqual([]);
    const [ticket] = (await search("ana", "at-2506")).filter(({ grupo }) => grupo === "atendimentos");
    expect(ticket?.rota).toMatch(/^\/atendimentos\/AT-2506-\d{5}\/$/);
  });

  test("presence follows when one was last seen", async () => {
    const carla = await as("carla");
    const presence = async (): Promise<unknown> =>
      (
        await carla
          .from("vw_equipe")
          .select("presenca")
          .eq("id", await idOf("carla"))
          .single()
      ).data?.presenca;
    const seen = (ago: string) =>
      backend.query("update public.usuarios set visto_em = now() - $2::interval where email = $1", [emails.carla, ago]);
    expect(await presence()).toBe("offline");
    expect((await carla.rpc("rpc_presenca_marcar")).data).toBe("online");
    expect(await presence()).toBe("online");
    await seen("3 minutes");
    expect(await presence()).toBe("ausente");
    await seen("11 minutes");
    expect(await presence()).toBe("offline");
    expect((await carla.rpc("rpc_presenca_marcar", { p_presenca: "ausente" })).data).toBe("ausente");
    expect(await presence()).toBe("ausente");
  });

  test("a contact's time line has its chats and tickets, and merging takes them along", async () => {
    const carla = await as("carla");
    const { chat } = await receive("Preciso de ajuda");
    await open("carla", { chat_id: chat });
    const { contato } = await one<{ contato: string }>(
      "select contato_id::text as contato from public.chats where id = $1",
      [chat],
    );
    const line = async (id: string): Promise<readonly string[]> =>
      ((await carla.rpc("rpc_contato_linha_tempo", { p_contato: id })).data ?? []).map(
        ({ tipo }: { tipo: string }) => tipo,
      );
    expect([...(await line(contato))].sort()).toEqual(["atendimento", "chat"]);
    const other = await receive("Oi");
    const { contato: kept } = await one<{ contato: string }>(
      "select contato_id::text as contato from public.chats where id = $1",
      [other.chat],
    );
    const ana = await as("ana");
    expect((await ana.rpc("rpc_contato_mesclar", { p_manter: kept, p_remover: contato })).error).toBeNull();
    expect([...(await line(kept))].sort()).toEqual(["atendimento", "chat", "chat"]);
    expect((await ana.rpc("rpc_contato_anonimizar", { p_id: kept })).error).toBeNull();
    const { texts } = await one<{ texts: string[] }>(
      "select array_agg(distinct conteudo) as texts from public.mensagens where chat_id in ($1, $2)",
      [chat, other.chat],
    );
    expect(texts).toEqual(["Mensagem apagada."]);
  });
});
