import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { call, connect, startVendas } from "./client.ts";
import { keys, signed, startTwin } from "./services-twin.ts";

/** The services that an account connects: its keys, tests of them, and what the app sends and reads with them. */

let backend: Backend;
let ana: SupabaseClient;
let tokenOf: (email: string) => Promise<string>;

beforeAll(async () => {
  backend = await startVendas();
  ana = await connect(backend, "ana.lima@aurora.example");
  tokenOf = async (email) => {
    const { answer } = await call(backend, "auth/login", { body: { email, password: "Teste1234" } });
    return String(answer.authToken);
  };
});

const services = [
  ["whatsapp", keys.whatsapp, "Escola Aurora · +55 11 90000-0000"],
  ["instagram", keys.instagram, "Aurora · @escola.aurora"],
  ["anuncios", keys.ads, "Aurora BM · BRL"],
  ["correios", keys.correios, "Cartão 0067599079"],
] as const;

const save = (service: string, id: string, token: string | null, proof: string | null) =>
  ana.rpc("rpc_conexao_salvar", {
    p_servico: service,
    p_identificacao: id,
    p_chave: token,
    p_prova: proof,
  });

async function connection(service: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { data } = await ana.rpc("rpc_conexoes");
  return data.find(({ servico }: { readonly servico: string }) => servico === service);
}

const as = async (email: string, path: string, body: object = {}) =>
  call(backend, `conexoes/${path}`, { body, token: await tokenOf(email) });
const asAna = (path: string, body?: object) => as("ana.lima@aurora.example", path, body);

async function connectAll(): Promise<void> {
  for (const [service, { id, token, proof }] of services)
    expect((await save(service, id, token, proof)).error).toBeNull();
}

test.each(services)("the keys of %s are tested, and no answer has them", async (service, { id, token, proof }, who) => {
  startTwin();
  expect((await save(service, id, token, proof)).error).toBeNull();
  expect(await connection(service)).toMatchObject({
    identificacao: id,
    chave_final: token.slice(-4),
    testada_em: null,
  });
  expect((await asAna("testar", { servico: service })).status).toBe(200);
  expect(await connection(service)).toMatchObject({ detalhe: who, erro: null });
  expect(JSON.stringify(await connection(service))).not.toContain(token);

  // Empty fields keep what was there; other keys have not been tested yet.
  expect((await save(service, id, "", "")).error).toBeNull();
  expect((await connection(service))?.testada_em).toBeNull();
  expect((await asAna("testar", { servico: service })).status).toBe(200);
  expect((await save(service, id, "outra-chave-errada", "")).error).toBeNull();
  const refused = await asAna("testar", { servico: service });
  expect(refused).toMatchObject({ status: 422, answer: { code: "servico_recusou" } });
  expect(await connection(service)).toMatchObject({ erro: refused.answer.message, testada_em: null });

  expect((await ana.rpc("rpc_conexao_desligar", { p_servico: service })).error).toBeNull();
  expect(await connection(service)).toBeUndefined();
  expect((await asAna("testar", { servico: service })).status).toBe(404);
});

test("only who cares for the account sees, changes and tests its connections", async () => {
  startTwin();
  await connectAll();
  const bruno = await connect(backend, "bruno.tavares@aurora.example");
  expect((await bruno.rpc("rpc_conexoes")).data).toEqual([]);
  const change = { p_servico: "whatsapp", p_identificacao: "123", p_chave: "x".repeat(20), p_prova: "abcd" };
  expect((await bruno.rpc("rpc_conexao_salvar", change)).error?.message).toBe("sem_permissao");
  expect((await bruno.rpc("rpc_conexao_desligar", { p_servico: "whatsapp" })).error?.message).toBe("sem_permissao");
  expect((await as("bruno.tavares@aurora.example", "testar", { servico: "whatsapp" })).status).toBe(403);
  for (const service of ["rpc_conexao_ler", "rpc_conexao_do_codigo", "rpc_canal_por_enviar"])
    expect((await ana.rpc(service, {})).error, service).not.toBeNull();
  // Another account has none of them, and cannot take over their addresses.
  const igor = await connect(backend, "igor.batista@vizinha.example");
  expect((await igor.rpc("rpc_conexoes")).data).toEqual([]);
  const taken = await igor.rpc("rpc_conexao_salvar", { ...change, p_identificacao: keys.whatsapp.id });
  expect(JSON.parse(taken.error?.details ?? "{}")).toHaveProperty("identificacao");
});

test.each([
  ["whatsapp", "abc", "x".repeat(20), "abcd", "identificacao"],
  ["whatsapp", "../106540352242922", "x".repeat(20), "abcd", "identificacao"],
  ["whatsapp", "106", "curta", "abcd", "chave"],
  ["whatsapp", "106", "x".repeat(20), null, "prova"],
  ["correios", "a/b", "x".repeat(20), "abcd", "identificacao"],
])("of the keys of %s, what cannot be right is refused by its field", async (service, id, token, proof, field) => {
  await ana.rpc("rpc_conexao_desligar", { p_servico: service });
  const { error } = await save(service, id, token, proof);
  expect(error?.message).toBe("validacao");
  expect(Object.keys(JSON.parse(error?.details ?? "{}"))).toEqual([field]);
});

interface Message {
  readonly id: string;
  readonly status: string;
  readonly canal_msg_id: string | null;
  readonly erro_texto: string | null;
}

async function chatOf(channel: string): Promise<{ readonly id: string; readonly canal_ref: string }> {
  const [chat] = await backend.query<{ id: string; canal_ref: string }>(
    `select c.id, c.canal_ref from public.chats c join public.contas k on k.id = c.conta_id
    where k.slug = 'escola-aurora' and c.canal = $1 and c.excluido_em is null order by c.id limit 1`,
    [channel],
  );
  if (!chat) throw new Error(`no chat of ${channel}`);
  await backend.query("update public.chats set janela_ate = now() + interval '20 years' where id = $1", [chat.id]);
  return chat;
}

async function write(chat: string, text: string, type = "texto"): Promise<Message> {
  const { data, error } = await ana.rpc("rpc_chat_enviar", {
    p_chat: chat,
    p_conteudo: text,
    p_cliente_ref: crypto.randomUUID(),
    p_tipo: type,
  });
  expect(error).toBeNull();
  return data[0];
}

async function message(id: string): Promise<Message> {
  const [found] = await backend.query<Message>(
    "select id, status, canal_msg_id, erro_texto from public.mensagens where id = $1",
    [id],
  );
  if (!found) throw new Error("no such message");
  return found;
}

const notify = (channel: "whatsapp" | "instagram", code: string, body: object, proof: string = keys[channel].proof) => {
  const text = JSON.stringify(body);
  return fetch(`${backend.url}/functions/v1/conexoes/aviso/${channel}/${code}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-hub-signature-256": signed(text, proof) },
    body: text,
  });
};

const ofWhatsapp = (value: object, id: string = keys.whatsapp.id) => ({
  object: "whatsapp_business_account",
  entry: [{ id: "1", changes: [{ field: "messages", value: { metadata: { phone_number_id: id }, ...value } }] }],
});

test("a message waits until WhatsApp has it, goes out once, and follows its reports", async () => {
  const twin = startTwin();
  await connectAll();
  const chat = await chatOf("whatsapp");
  const { id, status } = await write(chat.id, "Segue o link");
  expect(status).toBe("na_fila");
  // Two people nudge at once.
  await Promise.all([asAna("enviar"), as("bruno.tavares@aurora.example", "enviar")]);
  const sent = twin.asked.filter(({ path }) => path.endsWith("/messages"));
  expect(sent).toEqual([
    {
      method: "POST",
      path: `graph.facebook.com/v23.0/${keys.whatsapp.id}/messages`,
      body: {
        messaging_product: "whatsapp",
        to: chat.canal_ref.replace("+", ""),
        type: "text",
        text: { body: "Segue o link", preview_url: true },
      },
    },
  ]);
  const { canal_msg_id } = await message(id);
  expect(await message(id)).toMatchObject({ status: "enviada", canal_msg_id: expect.stringMatching(/^wamid\./) });
  const code = String((await connection("whatsapp"))?.codigo);
  const report = (state: string, more: object = {}) =>
    notify("whatsapp", code, ofWhatsapp({ statuses: [{ id: canal_msg_id, status: state, ...more }] }));
  for (const state of ["delivered", "read", "delivered"]) expect((await report(state)).status).toBe(200);
  expect((await message(id)).status).toBe("lida");

  twin.fail(/messages$/, 400, { error: { message: "Re-engagement message", code: 131047 } });
  const late = await write(chat.id, "De novo");
  expect((await asAna("enviar")).status).toBe(200);
  expect(await message(late.id)).toMatchObject({
    status: "falhou",
    erro_texto: "A janela de 24 horas do WhatsApp fechou. Envie um modelo aprovado.",
  });
});

test("outside the 24 hours an approved template goes by its name, with its values", async () => {
  const twin = startTwin();
  await connectAll();
  const chat = await chatOf("whatsapp");
  await backend.query("update public.chats set janela_ate = null where id = $1", [chat.id]);
  await backend.query(
    `insert into public.respostas_rapidas (conta_id, atalho, texto, canal, modelo_aprovado)
    select conta_id, 'volta-ja', 'Oi, {nome}! O (seu) link é {link}.', 'whatsapp', true from public.chats where id = $1`,
    [chat.id],
  );
  await write(chat.id, "Oi, Rita! O (seu) link é https://a.example/?b=1.", "modelo");
  expect((await asAna("enviar")).status).toBe(200);
  expect(twin.asked.at(-1)?.body).toMatchObject({
    type: "template",
    template: {
      name: "volta_ja",
      language: { code: "pt_BR" },
      components: [
        {
          type: "body",
          parameters: [
            { type: "text", text: "Rita" },
            { type: "text", text: "https://a.example/?b=1" },
          ],
        },
      ],
    },
  });
});

test("what customers write arrives once, from who signed it, and to its account", async () => {
  startTwin();
  await connectAll();
  const code = String((await connection("whatsapp"))?.codigo);
  const address = `${backend.url}/functions/v1/conexoes/aviso/whatsapp/${code}`;
  const ask = (token: string) => fetch(`${address}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=77`);
  expect(await (await ask(code)).text()).toBe("77");
  expect((await ask("0".repeat(32))).status).toBe(403);

  const text = {
    from: "551191234567",
    id: "wamid.in1",
    timestamp: "1749990000",
    type: "text",
    text: { body: "Oi! Ainda tem vaga?" },
  };
  const { text: _, ...same } = text;
  const image = { ...same, id: "wamid.in2", type: "image", image: { id: "9", caption: "Meu comprovante" } };
  const notice = ofWhatsapp({
    contacts: [{ wa_id: "551191234567", profile: { name: "Zélia" } }],
    messages: [text, image],
  });
  const rows = () =>
    backend.query(
      `select m.conteudo, c.canal_ref from public.mensagens m join public.chats c on c.id = m.chat_id
      where m.canal_msg_id like 'wamid.in%' order by m.canal_msg_id`,
    );
  expect((await notify("whatsapp", code, notice, "outro-segredo")).status).toBe(401);
  expect((await notify("whatsapp", "0".repeat(32), notice)).status).toBe(401);
  expect(await rows()).toEqual([]);
  for (const _ of [1, 2]) expect((await notify("whatsapp", code, notice)).status).toBe(200);
  expect(await rows()).toEqual([
    { conteudo: "Oi! Ainda tem vaga?", canal_ref: "+5511991234567" },
    { conteudo: "Meu comprovante\nImagem. Veja no aparelho.", canal_ref: "+5511991234567" },
  ]);
  // A notice of another number is not ours, and odd ones change nothing.
  for (const odd of [
    ofWhatsapp({ messages: [{ ...text, id: "wamid.in3" }] }, "999"),
    {},
    { entry: [null, 3, { changes: "x" }] },
  ])
    expect((await notify("whatsapp", code, odd)).status).toBe(200);
  expect(await rows()).toHaveLength(2);

  const instagram = String((await connection("instagram"))?.codigo);
  const direct = {
    object: "instagram",
    entry: [
      {
        messaging: [
          {
            sender: { id: "555" },
            recipient: { id: keys.instagram.id },
            timestamp: 1749990000000,
            message: { mid: "mid.in1", text: "Quanto custa?" },
          },
        ],
      },
    ],
  };
  expect((await notify("instagram", instagram, direct)).status).toBe(200);
  const [received] = await backend.query<{ chat_id: string }>(
    "select chat_id from public.mensagens where canal_msg_id = 'mid.in1'",
  );
  const answered = await write(String(received?.chat_id), "R$ 97,00");
  expect((await asAna("enviar")).status).toBe(200);
  expect((await message(answered.id)).status).toBe("enviada");
});

test("a message whose sending broke off is not sent twice, and says so", async () => {
  const twin = startTwin();
  await connectAll();
  const chat = await chatOf("whatsapp");
  const { id } = await write(chat.id, "Uma vez só");
  await backend.query("insert into app.saidas values ($1, now() - interval '10 minutes')", [id]);
  expect((await asAna("enviar")).status).toBe(200);
  expect(twin.asked).toEqual([]);
  expect(await message(id)).toMatchObject({
    status: "falhou",
    erro_texto: "O envio foi interrompido. Confira se chegou.",
  });
});

test("a key that expired is said in the settings too", async () => {
  const twin = startTwin();
  await connectAll();
  twin.fail(/messages$/, 401, { error: { message: "Session has expired", code: 190 } });
  const chat = await chatOf("whatsapp");
  await write(chat.id, "Oi");
  expect((await asAna("enviar")).status).toBe(200);
  expect((await connection("whatsapp"))?.erro).toMatch(/^A chave venceu/);
});

test("ads bring their numbers day by day, and say why they do not", async () => {
  const twin = startTwin();
  await connectAll();
  expect((await as("felipe.rocha@aurora.example", "anuncios")).answer).toEqual({ conectada: true });
  const rows = () =>
    backend.query(
      "select anuncio_id, gasto_centavos::int, compras::int, valor_compras_centavos::int from public.metricas_facebook where anuncio_id like 'twin-%' order by 1",
    );
  expect(await rows()).toEqual(
    ["twin-1", "twin-2"].map((anuncio_id) => ({
      anuncio_id,
      gasto_centavos: 12345,
      compras: 3,
      valor_compras_centavos: 59100,
    })),
  );
  twin.fail(/insights$/, 400, { error: { message: "no", code: 190 } });
  await as("felipe.rocha@aurora.example", "anuncios");
  const [account] = await backend.query<{ erro: string }>(
    "select erro_sincronizacao as erro from public.contas_anuncio where ref_externa = 'act_1234567890'",
  );
  expect(account?.erro).toMatch(/^A chave venceu/);
});

test("Correios are asked about the parcels that are due", async () => {
  const twin = startTwin();
  await connectAll();
  const [parcel] = await backend.query<{ id: string }>(
    `update public.rastreios set proxima_consulta_em = now() - interval '1 day' where id = (
      select r.id from public.rastreios r join public.contas k on k.id = r.conta_id
      where k.slug = 'escola-aurora' and r.transportadora = 'correios' and r.status = 'em_transito' order by r.id limit 1)
    returning id`,
  );
  await as("diego.prado@aurora.example", "rastreios");
  expect(twin.asked.some(({ path }) => path.startsWith("api.correios.com.br/srorastro/v1/objetos/"))).toBe(true);
  const [found] = await backend.query("select previsto_em::text from public.rastreios where id = $1", [parcel?.id]);
  expect(found).toEqual({ previsto_em: "2025-06-20" });
});

test("an account with a connection does not simulate", async () => {
  await ana.rpc("rpc_simulacao_ligar", { p_ligada: true });
  await connectAll();
  const since = () => backend.query("select simulacao_desde from public.contas where slug = 'escola-aurora'");
  expect(await since()).toEqual([{ simulacao_desde: null }]);
  const { error } = await ana.rpc("rpc_simulacao_ligar", { p_ligada: true });
  expect(error?.message).toBe("validacao");
  for (const [service] of services) await ana.rpc("rpc_conexao_desligar", { p_servico: service });
  expect((await ana.rpc("rpc_simulacao_ligar", { p_ligada: true })).error).toBeNull();
});
