import { createRequire } from "node:module";
import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import type { OpenedApp } from "../browser/harness.ts";
import { hasLoaded } from "../browser/loaded-scripts.ts";
import { button, clearNotes, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";
import { createRandom } from "../depth.ts";
import { createGate } from "../gate.ts";
import { openWire, type Wire } from "./wire.ts";

/** Collections that follow their table and channels of workflows, over a connection that fails in every way. */

const migration = `
create table public.mensagens (
  id uuid primary key default gen_random_uuid(),
  numero bigint generated always as identity,
  chat int not null default 1,
  ref uuid unique,
  texto text not null,
  criado_em timestamptz not null default clock_timestamp(),
  excluido_em timestamptz
);
create table public.autores (id int primary key, nome text not null);
alter table public.mensagens add column autor_id int references public.autores;
insert into public.autores values (1, 'Ana'), (2, 'Bia');
create table public.fora (id int primary key);
create table public.recados (
  id int primary key,
  dono uuid not null,
  texto text not null,
  criado_em timestamptz not null default clock_timestamp()
);
alter table public.recados enable row level security;
create policy le on public.recados for select to authenticated using (dono = auth.uid());
drop publication if exists supabase_realtime;
create publication supabase_realtime for table public.mensagens, public.recados;
`;

const tables = {
  tables: {
    autores: { columns: { id: { type: "number" }, nome: { type: "text" } }, primaryKey: ["id"] },
    recados: {
      columns: {
        id: { type: "number" },
        dono: { type: "text" },
        texto: { type: "text" },
        criado_em: { type: "date", hasDefault: true },
      },
      primaryKey: ["id"],
      realtime: true,
    },
    mensagens: {
      columns: {
        id: { type: "text", hasDefault: true },
        numero: { type: "number", generated: true },
        chat: { type: "number", hasDefault: true },
        ref: { type: "text", nullable: true },
        texto: { type: "text" },
        criado_em: { type: "date", hasDefault: true },
        excluido_em: { type: "date", nullable: true },
        autor_id: { type: "number", nullable: true },
      },
      primaryKey: ["id"],
      relations: {
        autor: { table: "autores", columns: { autor_id: "id" }, constraint: "mensagens_autor_id_fkey" },
      },
      realtime: true,
    },
  },
};

let backend: Backend;
let wire: Wire;
const opened: OpenedApp[] = [];

beforeAll(async () => {
  const designDir = await designWith({ "supabase/migrations/1_conversas.sql": migration });
  backend = await startBackend({ designDir, port: 0, memory: true });
});
beforeEach(async () => {
  await backend.query("truncate public.mensagens restart identity");
  wire = await openWire({ port: Number(new URL(backend.url).port), random: createRandom(), twice: 0.1, late: 0.1 });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  await wire.close();
});

/** A list of messages that follows its table, and the state of the connection. */
async function open(
  collection: object = {},
  more: object = {},
  children: readonly object[] = [],
  collections: object = {},
  code = "",
): Promise<OpenedApp> {
  const app = await openDesign(
    {
      "design.json": {
        backend: { kind: "supabase" },
        auth: {
          login: `${wire.url}/auth/v1/token?grant_type=password`,
          me: `${wire.url}/auth/v1/user`,
          tokenPath: "access_token",
        },
      },
      "tables.json": tables,
      "collections.json": {
        collections: {
          mensagens: {
            source: "supabase",
            table: "mensagens",
            filter: {
              and: [
                { field: "chat", operator: "eq", value: 1 },
                { field: "excluido_em", operator: "isNull" },
              ],
            },
            sort: [{ by: "numero" }],
            realtime: true,
            echo: "ref",
            ...collection,
          },
          ...collections,
        },
      },
      "pages/outra.json": { ...page([button("voltar", [])]), id: "outra", path: "outra" },
      "pages/inicio.json": page(
        [
          { id: "conexao", type: "text", props: { text: formula("connection.status") } },
          { id: "total", type: "text", props: { text: formula("toText(collections.mensagens.total)") } },
          {
            id: "mensagem",
            type: "text",
            repeat: { items: formula("collections.mensagens.data"), key: "id" },
            props: { text: formula("item.texto") },
          },
          ...children,
        ],
        more,
      ),
    },
    {
      head: `<script type="application/json" id="trama-env">${JSON.stringify({ backendUrl: wire.url, backendKey: backend.anonKey })}</script>`,
    },
    `export const uuid = (): string => crypto.randomUUID();\n${code}`,
  );
  opened.push(app);
  await eventually(() => statusOf(app)).toBe("online");
  return app;
}

/** Another tab with the same app. */
async function openBeside({ page, url, errors }: OpenedApp): Promise<OpenedApp> {
  const tab = await page.context().newPage();
  await tab.goto(url);
  const app = { page: tab, url, errors, close: () => tab.close() };
  await eventually(() => statusOf(app)).toBe("online");
  return app;
}

/** Look until it is so. Changes that the wire holds back come at the next look. */
const eventually = <T>(look: () => T | Promise<T>) =>
  expect.poll(() => {
    wire.release();
    return look();
  });

const statusOf = ({ page }: OpenedApp): Promise<string | null> => page.locator(".inicio-conexao").textContent();
const textsOf = ({ page }: OpenedApp): Promise<string[]> => page.locator(".inicio-mensagem").allTextContents();
const totalOf = ({ page }: OpenedApp): Promise<string | null> => page.locator(".inicio-total").textContent();

const insert = (...texts: readonly string[]): Promise<unknown> =>
  backend.query(
    "insert into public.mensagens (texto) select t from unnest($1::text[]) with ordinality as u(t, n) order by n",
    [texts],
  );

describe("messages over a connection with cuts, duplicates and delays", () => {
  test("1,000 of them, over 50 cuts, are in every window exactly once, and in order", async () => {
    const listening = {
      on: {
        load: {
          steps: [
            {
              action: "supabase.subscribe",
              channel: "novas",
              table: "mensagens",
              event: "INSERT",
              since: "criado_em",
              wait: true,
              onChange: [note(formula("event.row.numero"))],
            },
            note("live"),
          ],
        },
      },
    };
    const channel = await open({}, listening);
    await eventually(() => notesOf(channel)).toEqual(["live"]);
    const beside = await openBeside(channel);
    await eventually(() => notesOf(beside)).toEqual(["live"]);
    const descending = await open({ sort: [{ by: "numero", direction: "desc" }], limit: 2000 });
    const all = Array.from({ length: 1000 }, (_, index) => `m${index + 1}`);
    for (let round = 0; round < 50; round += 1) {
      // Some arrive before the cut, some after it, some without listeners.
      await eventually(() => wire.listenerCount()).toBeGreaterThan(round % 3);
      await insert(...all.slice(round * 20, round * 20 + 10));
      wire.cut();
      await insert(...all.slice(round * 20 + 10, round * 20 + 20));
    }
    for (const app of [channel, beside]) {
      await eventually(async () => (await textsOf(app)).join()).toBe(all.join());
      await eventually(async () => (await notesOf(app)).length).toBe(1001);
      expect(new Set(await notesOf(app)).size).toBe(1001);
    }
    await eventually(async () => (await textsOf(descending)).join()).toBe(all.toReversed().join());
    for (const app of [channel, beside, descending]) await eventually(() => totalOf(app)).toBe("1000");
  });
});

/** A message shows before it is sent; its text stays whatever happens to the connection. */
const composer = [
  button("enviar", [
    { id: "ref", action: "callFunction", function: "uuid" },
    {
      action: "updateCollection",
      collection: "mensagens",
      operation: "insert",
      data: {
        id: formula("steps.ref"),
        ref: formula("steps.ref"),
        texto: formula("concatenate('minha ', length(collections.mensagens.data) + 1)"),
        chat: 1,
        numero: 9_999,
        criado_em: "2030-01-01T00:00:00Z",
        excluido_em: null,
        autor_id: null,
      },
    },
    {
      action: "supabase.insert",
      table: "mensagens",
      data: {
        ref: formula("steps.ref"),
        texto: formula("concatenate('minha ', length(collections.mensagens.data))"),
      },
      resend: true,
    },
    note("sent"),
  ]),
];

const sentTexts = async (): Promise<readonly string[]> =>
  (await backend.query<{ texto: string }>("select texto from public.mensagens order by numero")).map(
    ({ texto }) => texto,
  );

describe("messages that are sent without a connection", () => {
  test("stay visible with their text, go out once and in order when it returns, and are replaced by their echo", async () => {
    const writer = await open({}, {}, composer);
    const reader = await openBeside(writer);
    wire.setDown(true);
    await eventually(() => statusOf(writer)).toBe("reconnecting");
    for (let count = 1; count <= 3; count += 1) {
      await writer.page.locator(".inicio-enviar").click();
      await eventually(() => textsOf(writer)).toHaveLength(count);
    }
    expect(await textsOf(writer)).toEqual(["minha 1", "minha 2", "minha 3"]);
    expect(await notesOf(writer)).toEqual([]);
    await insert("de outra pessoa");
    wire.setDown(false);
    await eventually(sentTexts).toEqual(["de outra pessoa", "minha 1", "minha 2", "minha 3"]);
    for (const app of [writer, reader]) await eventually(() => textsOf(app)).toEqual(await sentTexts());
    await eventually(() => notesOf(writer)).toEqual(["sent", "sent", "sent"]);
    // The database's own rows took the places of those that waited: with their numbers, and each once.
    await eventually(() => totalOf(writer)).toBe("4");
  });

  test("go out in order though the first is the last whose attempt fails", async () => {
    const writer = await open({}, {}, composer);
    const gate = createGate();
    let posts = 0;
    await writer.page.route("**/rest/v1/mensagens*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      posts += 1;
      if (posts > 1) return route.fallback();
      await gate.opened;
      return route.abort();
    });
    for (let count = 1; count <= 3; count += 1) {
      await writer.page.locator(".inicio-enviar").click();
      await eventually(() => textsOf(writer)).toHaveLength(count);
      await expect.poll(() => posts).toBeGreaterThan(0);
    }
    gate.open();
    await eventually(() => notesOf(writer)).toEqual(["sent", "sent", "sent"]);
    expect(await sentTexts()).toEqual(["minha 1", "minha 2", "minha 3"]);
  });

  test("are in the database once when the answer to the first attempt is lost", async () => {
    const writer = await open({}, {}, composer);
    wire.loseAnswer("POST");
    await writer.page.locator(".inicio-enviar").click();
    await eventually(() => notesOf(writer)).toEqual(["sent"]);
    expect(await sentTexts()).toEqual(["minha 1"]);
    await eventually(() => textsOf(writer)).toEqual(["minha 1"]);
  });
});

const shown = (id: string, text: string) => ({ id, type: "text", props: { text: formula(text) } });
const readText = ({ page }: OpenedApp, id: string): Promise<string | null> =>
  page.locator(`.inicio-${id}`).textContent();

describe("rows of a collection", () => {
  test("are added, changed, moved and removed as in the table, with their relations, pages and totals", async () => {
    const source = { source: "supabase", table: "mensagens", realtime: true };
    const latest = [{ by: "numero", direction: "desc" }];
    const app = await open(
      {},
      {},
      [
        shown("autores", "join(map(collections.comAutor.data, m => m.autor?.nome), ' ')"),
        shown("pagina", "join(map(collections.pagina.data, m => m.texto), ' ')"),
        shown("contados", "toText(collections.pagina.total)"),
        shown("ultima", "collections.ultima.data?.texto"),
      ],
      {
        comAutor: { ...source, columns: ["id", "texto"], embed: { autor: { columns: ["nome"] } }, key: "id" },
        pagina: { ...source, columns: ["id", "texto", "numero"], sort: latest, limit: 2, count: "exact" },
        ultima: { ...source, single: true, sort: latest },
      },
    );
    await insert("a", "b", "c");
    await eventually(() => textsOf(app)).toEqual(["a", "b", "c"]);
    await eventually(() => readText(app, "pagina")).toBe("c b");
    await eventually(() => readText(app, "ultima")).toBe("c");
    await backend.query("update public.mensagens set texto = 'B', autor_id = 2 where texto = 'b'");
    await eventually(() => textsOf(app)).toEqual(["a", "B", "c"]);
    await eventually(() => readText(app, "autores")).toMatch(/^ *Bia *$/);
    await backend.query("update public.mensagens set excluido_em = now() where texto = 'a'");
    await eventually(() => textsOf(app)).toEqual(["B", "c"]);
    await eventually(() => readText(app, "contados")).toBe("3");
    await backend.query("update public.mensagens set chat = 2 where texto = 'B'");
    await eventually(() => textsOf(app)).toEqual(["c"]);
    await backend.query("delete from public.mensagens where texto in ('c', 'B')");
    await eventually(() => textsOf(app)).toEqual([]);
    // The page fills up again with the rows behind it.
    await eventually(() => readText(app, "pagina")).toBe("a");
    await eventually(() => readText(app, "contados")).toBe("1");
    await eventually(() => readText(app, "ultima")).toBe("a");
    await eventually(() => totalOf(app)).toBe("0");
    expect(app.errors).toEqual([]);
  });
});

const noteEvent = (text: string) => [note(formula(text))];

describe("channels of workflows", () => {
  const subscribe = (more: object) => ({ action: "supabase.subscribe", channel: "sala", wait: true, ...more });
  const failing = (id: string, step: object) => button(id, [step], { onError: [note(formula("error.message"))] });

  test("carry broadcasts and presence, refuse unpublished tables, and end with the page", async () => {
    const listening = (key: string) => ({
      on: {
        load: {
          steps: [
            subscribe({
              presence: key,
              onBroadcast: noteEvent("concatenate('ouviu ', event.event, ' ', toText(event.payload))"),
              onPresence: noteEvent("join(sort(map(event.present, p => p.key)), ' ')"),
            }),
            { action: "supabase.setPresence", channel: "sala", state: { aqui: true } },
          ],
        },
      },
    });
    const children = [
      button("dizer", [{ action: "supabase.broadcast", channel: "sala", event: "oi", payload: "olá" }]),
      button("sair", [{ action: "supabase.unsubscribe", channel: "sala" }]),
      button("ir", [{ action: "navigate", page: "outra" }]),
      failing("nenhum", { action: "supabase.unsubscribe", channel: "nenhum" }),
      failing(
        "fora",
        subscribe({ channel: "fora", table: formula("concatenate('fo', 'ra')"), onChange: [note("change")] }),
      ),
      failing("privada", subscribe({ channel: "privada", private: true })),
    ];
    const ana = await open({}, listening("ana"), children);
    await eventually(() => notesOf(ana)).toContain("ana");
    const bia = await open({}, listening("bia"), children);
    for (const app of [ana, bia]) await eventually(() => notesOf(app)).toContain("ana bia");
    await bia.page.locator(".inicio-dizer").click();
    await eventually(() => notesOf(ana)).toContain("ouviu oi olá");
    // It heard the others' and not its own.
    expect(await notesOf(bia)).not.toContain("ouviu oi olá");
    // After a gap everybody is present again, and announces it.
    await clearNotes(ana);
    wire.cut();
    await eventually(async () => (await notesOf(ana)).at(-1)).toBe("ana bia");
    await bia.page.locator(".inicio-sair").click();
    await eventually(async () => (await notesOf(ana)).at(-1)).toBe("ana");
    await clearNotes(ana);
    await ana.page.locator(".inicio-nenhum").click();
    await ana.page.locator(".inicio-fora").click();
    await eventually(() => notesOf(ana)).toEqual([
      "Channel not found, please subscribe to the channel before unsubscribing.",
      expect.stringContaining("public.fora is not in the publication"),
    ]);
    await ana.page.locator(".inicio-privada").click();
    await eventually(async () => (await notesOf(ana)).at(-1)).toBe(
      "Unauthorized: You do not have permissions to read from this Channel topic: privada",
    );
    for (const app of [ana, bia]) await app.page.locator(".inicio-ir").click();
    await eventually(() => backend.connected().topics).toBe(0);
  });
});

test("a hidden tab reconnects after a cut, without waiting to be shown", async () => {
  const app = await open();
  await app.page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  wire.cut();
  await insert("enquanto ninguém olha");
  await eventually(() => textsOf(app)).toEqual(["enquanto ninguém olha"]);
  await eventually(() => statusOf(app)).toBe("online");
});

test("the vendor's client is loaded with the first channel, and not by a page that follows nothing", async () => {
  const app = await openDesign(
    {
      "design.json": { backend: { kind: "supabase" } },
      "tables.json": tables,
      "collections.json": { collections: { mensagens: { source: "supabase", table: "mensagens" } } },
      "pages/inicio.json": page([
        { id: "total", type: "text", props: { text: formula("toText(collections.mensagens.isFetched)") } },
        button("inserir", [
          { action: "supabase.insert", table: "mensagens", data: { texto: "oi" }, autoSync: true },
          note("inserted"),
        ]),
        button("entrar", [{ action: "supabase.subscribe", channel: "sala", wait: true }, note("live")]),
      ]),
    },
    {
      head: `<script type="application/json" id="trama-env">${JSON.stringify({ backendUrl: wire.url, backendKey: backend.anonKey })}</script>`,
    },
  );
  opened.push(app);
  const hasClient = () => hasLoaded(app.page, "phx_join");
  await expect.poll(() => app.page.locator(".inicio-total").textContent()).toBe("true");
  // The step changes the fetched rows with the code that also applies changes of the table.
  await app.page.locator(".inicio-inserir").click();
  await expect.poll(() => notesOf(app)).toEqual(["inserted"]);
  expect(await hasClient()).toBe(false);
  await app.page.locator(".inicio-entrar").click();
  await expect.poll(() => notesOf(app)).toEqual(["inserted", "live"]);
  expect(await hasClient()).toBe(true);
});

describe("broadcasts over a wire that is cut", () => {
  const numbers = "export const numbers = (): number[] => Array.from({ length: 400 }, (_, index) => index + 1);";
  const listening = {
    on: {
      load: {
        steps: [
          {
            action: "supabase.subscribe",
            channel: "sala",
            wait: true,
            presence: "ana",
            onBroadcast: [note(formula("toNumber(event.payload)"))],
          },
          { action: "supabase.setPresence", channel: "sala", state: { aqui: true } },
          note("live"),
        ],
      },
    },
  };
  const say = (payload: object) => ({ action: "supabase.broadcast", channel: "sala", event: "numero", payload });
  const trying = (payload: object, told: string) => ({
    action: "tryCatch",
    try: [say(payload), note(formula(`concatenate('sent ', ${told})`))],
    catch: [note(formula(`concatenate('lost ', ${told})`))],
  });
  const children = [
    button("muitas", [
      {
        id: "cada",
        action: "forEach",
        items: formula("custom.numbers()"),
        steps: [trying(formula("steps.cada.item"), "steps.cada.item"), { action: "wait", ms: 10 }],
      },
      note("done"),
    ]),
    ...[1, 2, 3].map((number) => button(`n${number}`, [trying(formula(`${number}`), `${number}`)])),
  ];

  /** What somebody hears who is never cut off, and who is there. */
  async function ear() {
    const client = createClient(backend.url, backend.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket of its own.
      realtime: { transport: createRequire(import.meta.url)("ws") },
    });
    const heard: unknown[] = [];
    const channel = client.channel("sala");
    channel.on("broadcast", { event: "numero" }, ({ payload }) => heard.push(payload));
    channel.on("presence", { event: "sync" }, () => undefined);
    await new Promise<void>((done) => channel.subscribe((status) => status === "SUBSCRIBED" && done()));
    return {
      heard,
      present: () => channel.presenceState().ana?.length ?? 0,
      close: () => client.realtime.disconnect(),
    };
  }

  test("each is heard once and in order, or its step fails; presence comes back", async () => {
    const { heard, present, close } = await ear();
    const speaker = await open({}, listening, children, {}, numbers);
    await expect.poll(() => notesOf(speaker)).toEqual(["live"]);
    const listener = await open({}, listening, children, {}, numbers);
    await expect.poll(() => notesOf(listener)).toEqual(["live"]);
    await clearNotes(listener);
    await expect.poll(present).toBe(2);
    await speaker.page.locator(".inicio-muitas").click();
    for (let cut = 0; cut < 20; cut += 1) {
      await expect.poll(() => wire.listenerCount()).toBeGreaterThan(cut % 2);
      await speaker.page.waitForTimeout(30 + (cut % 5) * 40);
      wire.cut();
    }
    await expect.poll(async () => (await notesOf(speaker)).at(-1)).toBe("done");
    const told = (await notesOf(speaker)).map(String);
    const of = (word: string) => told.filter((one) => one.startsWith(`${word} `)).map((one) => Number(one.slice(5)));
    const [sent, lost] = [of("sent"), of("lost")];
    // Each was tried once, and what was cut off on its way is all that is lost.
    expect([...sent, ...lost].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
    expect(lost.length).toBeLessThanOrEqual(20);
    for (const list of [heard, await notesOf(listener)])
      expect(list).toEqual([...new Set(list)].toSorted((a, b) => Number(a) - Number(b)));
    expect(sent.filter((number) => !heard.includes(number))).toEqual([]);
    await expect.poll(present).toBe(2);
    await close();
  });

  test("what is said without a connection waits for one, and goes out once and in order", async () => {
    const { heard, present, close } = await ear();
    const speaker = await open({}, listening, children, {}, numbers);
    await expect.poll(() => notesOf(speaker)).toEqual(["live"]);
    wire.setDown(true);
    await expect.poll(() => statusOf(speaker)).toBe("reconnecting");
    for (const number of [1, 2, 3]) await speaker.page.locator(`.inicio-n${number}`).click();
    await expect.poll(present).toBe(0);
    expect(heard).toEqual([]);
    wire.setDown(false);
    await expect.poll(() => notesOf(speaker)).toEqual(["live", "sent 1", "sent 2", "sent 3"]);
    expect(heard).toEqual([1, 2, 3]);
    await expect.poll(present).toBe(1);
    await close();
  });
});

describe("the session", () => {
  const password = "Teste1234";
  const emailOf = (name: string) => `${name}@aurora.example`;
  const ask = async (path: string, body: object): Promise<{ access_token: string; user: { id: string } }> => {
    const headers = { apikey: backend.anonKey, "content-type": "application/json" };
    const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    for (const name of ["ana", "bia"]) ids[name] = (await ask("signup", { email: emailOf(name), password })).user.id;
  });
  let lastId = 0;
  const tell = async (name: string, texto: string): Promise<void> => {
    lastId += 1;
    await backend.query("insert into public.recados values ($1, $2, $3)", [lastId, ids[name], texto]);
  };

  const channel = {
    action: "supabase.subscribe",
    channel: "meus",
    table: "recados",
    event: "INSERT",
    since: "criado_em",
    wait: true,
    keep: true,
    onChange: [note(formula("event.row.texto"))],
  };
  const signIn = (name: string) =>
    button(
      name,
      [
        { action: "auth.login", email: emailOf(name), password },
        { action: "fetchCollection", collection: "recados" },
        channel,
        note("live"),
      ],
      { onError: [note(formula("error.message"))] },
    );
  const openSigned = () =>
    open(
      {},
      {},
      [
        signIn("ana"),
        signIn("bia"),
        button("renovar", [{ action: "auth.storeToken", accessToken: formula("custom.given()") }, note("renovado")]),
        shown("recados", "join(map(collections.recados.data, r => r.texto), ' ')"),
      ],
      {
        recados: { source: "supabase", table: "recados", sort: [{ by: "id" }], realtime: true, autoFetch: false },
      },
      `export const given = (): string => sessionStorage.getItem("token") ?? "";`,
    );
  const click = ({ page }: OpenedApp, id: string) => page.locator(`.inicio-${id}`).click();
  const readRecados = ({ page }: OpenedApp) => page.locator(".inicio-recados").textContent();

  test("a refreshed session still receives every change, once", async () => {
    const app = await openSigned();
    await click(app, "ana");
    await eventually(() => notesOf(app)).toEqual(["live"]);
    const told = Array.from({ length: 24 }, (_, index) => `r${index}`);
    for (const [index, texto] of told.entries()) {
      await tell("ana", texto);
      await tell("bia", `outro${index}`);
      if (index % 4 !== 1) continue;
      const { access_token: token } = await ask("token?grant_type=password", { email: emailOf("ana"), password });
      await app.page.evaluate((given) => sessionStorage.setItem("token", given), token);
      // The new token arrives over an open connection, and over one that was just cut.
      if (index % 8 === 1) wire.cut();
      await click(app, "renovar");
    }
    await eventually(() => readRecados(app)).toBe(told.join(" "));
    // A late change is reported late, and none is reported twice.
    const heard = async () => (await notesOf(app)).filter((one) => one !== "live" && one !== "renovado");
    await eventually(async () => (await heard()).toSorted()).toEqual(told.toSorted());
  });

  test("the next person to sign in within a tab receives and sees nothing of the previous one", async () => {
    const app = await openSigned();
    await backend.query("truncate public.recados");
    await tell("ana", "segredo");
    await tell("bia", "meu");
    await click(app, "ana");
    await eventually(() => notesOf(app)).toEqual(["live"]);
    await eventually(() => readRecados(app)).toBe("segredo");
    await clearNotes(app);
    await click(app, "bia");
    await eventually(() => notesOf(app)).toEqual(["live"]);
    await eventually(() => readRecados(app)).toBe("meu");
    await tell("ana", "outro segredo");
    await tell("bia", "também meu");
    await eventually(() => notesOf(app)).toEqual(["live", "também meu"]);
    await eventually(() => readRecados(app)).toBe("meu também meu");
    expect(app.errors).toEqual([]);
  });
});
