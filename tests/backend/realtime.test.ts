import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { RealtimeChannel, SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { limits } from "../../cli/backend/realtime/realtime.ts";
import { closeServer, createSiteServer, listen } from "../../cli/serve/http.ts";
import { designWith } from "./design.ts";
import {
  clientOf,
  closeClients,
  joined,
  patience,
  startWire,
  startWorld,
  untilCount,
  type World,
} from "./realtime-design.ts";
import { startBackend } from "./start.ts";

let world: World;
let lastId = 0;

beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => closeClients(world));
afterAll(() => world?.backend.close());

const run = (sql: string, ...values: readonly unknown[]) => world.backend.query(sql, values);
const insertMessage = async (conta: number, texto: string): Promise<number> => {
  lastId++;
  await run("insert into public.mensagens (id, conta, texto) values ($1, $2, $3)", lastId, conta, texto);
  return lastId;
};

interface Heard {
  readonly table: string;
  readonly eventType: string;
  readonly commit_timestamp: string;
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

/** Join a channel that listens to changes, and return the list that they are added to. */
async function changesOf(
  client: SupabaseClient,
  filter: Readonly<Record<string, unknown>>,
  topic = "mudancas",
): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  const channel = client.channel(topic);
  listenTo(channel, filter, (change) => heard.push(change));
  await joined(channel);
  return heard;
}

function listenTo(channel: RealtimeChannel, filter: object, hear: (change: Heard) => void): RealtimeChannel {
  return channel.on("postgres_changes" as "system", { event: "*", schema: "public", ...filter }, hear);
}

const texts = (heard: readonly Heard[]): readonly unknown[] => heard.map((change) => change.new.texto);

describe("changes of rows", () => {
  test("insert, update and delete arrive in order, with values as in the REST service", async () => {
    const token = await world.tokenOf(1);
    const client = clientOf(world, token);
    const heard = await changesOf(client, { table: "mensagens" });
    const id = await insertMessage(1, "olá 🌻");
    await run("update public.mensagens set texto = 'oi', valor = 12.5 where id = $1", id);
    await run("delete from public.mensagens where id = $1", id);
    const [inserted, updated, deleted] = await untilCount(heard, 3);
    const row = {
      id,
      conta: 1,
      texto: "olá 🌻",
      dados: { a: [1] },
      lista: ["a", "b,c"],
      valor: null,
      ativo: true,
      criado_em: "2026-01-02T03:04:05.5+00:00",
    };
    expect(inserted).toMatchObject({
      eventType: "INSERT",
      schema: "public",
      table: "mensagens",
      old: {},
      errors: null,
    });
    expect(inserted?.new).toEqual(row);
    expect(inserted?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(updated).toMatchObject({ eventType: "UPDATE", new: { ...row, texto: "oi", valor: 12.5 }, old: { id } });
    expect(updated?.old).toEqual({ id });
    expect(deleted).toMatchObject({ eventType: "DELETE", new: {}, old: { id } });
    expect(deleted?.old).toEqual({ id });
  });

  test("a client receives its own writes, and rolled-back ones reach no client", async () => {
    const client = clientOf(world, undefined, { key: world.serviceKey });
    const heard = await changesOf(client, { table: "avisos" });
    expect((await client.from("avisos").insert({ id: 1, texto: "um" })).error).toBeNull();
    expect(
      (
        await client.from("avisos").insert([
          { id: 2, texto: "dois" },
          { id: 1, texto: "de novo" },
        ])
      ).error?.code,
    ).toBe("23505");
    expect((await client.from("avisos").insert({ id: 3, texto: "três" })).error).toBeNull();
    expect(texts(await untilCount(heard, 2))).toEqual(["um", "três"]);
  });

  test("more changes than one turn takes arrive once each, in order", async () => {
    const heard = await changesOf(clientOf(world), { table: "avisos" });
    await run("insert into public.avisos select n, 'n' || n from generate_series(1000, 2199) n");
    await untilCount(heard, 1200);
    expect(heard.map((change) => change.new.id)).toEqual(Array.from({ length: 1200 }, (_, index) => 1000 + index));
    expect(await run("select from _realtime.changes")).toEqual([]);
  });

  test("each listener of a channel gets its own event, table and filter", async () => {
    const client = clientOf(world, await world.tokenOf(1));
    const heard: (readonly [string, string])[] = [];
    const channel = client.channel("varios");
    const add = (name: string, filter: object) =>
      listenTo(channel, filter, (change) => heard.push([name, change.eventType]));
    add("inserts", { table: "mensagens", event: "INSERT" });
    add("updates", { table: "mensagens", event: "UPDATE" });
    add("all tables", { event: "*" });
    add("other table", { table: "recados" });
    await joined(channel);
    const id = await insertMessage(1, "a");
    await run("update public.mensagens set texto = 'b' where id = $1", id);
    await run("insert into public.recados values ($1, 1, 'fim')", id);
    await untilCount(heard, 6);
    expect(heard).toEqual([
      ["inserts", "INSERT"],
      ["all tables", "INSERT"],
      ["updates", "UPDATE"],
      ["all tables", "UPDATE"],
      ["all tables", "INSERT"],
      ["other table", "INSERT"],
    ]);
  });

  test.each([
    ["id=eq.1", ["a"]],
    ["id=neq.1", ["b", "c,d", "fim"]],
    ["id=lt.2", ["a"]],
    ["id=lte.2", ["a", "b"]],
    ["id=gt.2", ["c,d", "fim"]],
    ["id=gte.2", ["b", "c,d", "fim"]],
    ["id=in.(1,3)", ["a", "c,d"]],
    ['texto=in.(a,"c,d")', ["a", "c,d"]],
    ['texto=eq."c,d"', ["c,d"]],
    ["texto=like.%d", ["c,d"]],
    ["texto=not.in.(a,b)", ["c,d", "fim"]],
    ["texto=is.null", []],
    ["id=gt.1,texto=ilike.B", ["b"]],
    ["texto=match.^[ab]$", ["a", "b"]],
    ["id=isdistinct.1", ["b", "c,d", "fim"]],
  ])("the filter %s lets %j through", async (filter, expected) => {
    await run("delete from public.avisos");
    const client = clientOf(world);
    const [heard, all] = [
      await changesOf(client, { table: "avisos", filter }),
      await changesOf(client, { table: "avisos" }, "todas"),
    ];
    await run("insert into public.avisos values (1, 'a'), (2, 'b'), (3, 'c,d'), (4, 'fim')");
    await untilCount(all, 4);
    await vi.waitFor(() => expect(texts(heard)).toEqual(expected), patience);
    // Deletes cannot be filtered: the row no longer exists.
    await run("delete from public.avisos where id = 2");
    await untilCount(heard, expected.length + 1);
    expect(heard.at(-1)).toMatchObject({ eventType: "DELETE", old: { id: 2 } });
  });

  test.each([
    [{ table: "avisos", filter: "nada=eq.1" }, "invalid column for filter nada"],
    [{ table: "avisos", filter: "id=eq.x" }, 'invalid input syntax for type integer: "x"'],
    [{ table: "avisos", filter: "texto=match.(" }, "invalid regular expression"],
    [{ table: "avisos", filter: "id=near.1" }, "invalid filter id=near.1"],
    [{ table: "avisos", filter: "id" }, "invalid column for filter id"],
    [{ filter: "id=eq.1" }, "a filter or a selection of columns needs a table"],
    [{ table: "avisos", select: ["nada"] }, "invalid column for select nada"],
    [{ table: "fora" }, "public.fora is not in the publication supabase_realtime"],
    [{ table: "mensagens", filter: "texto=eq.x" }, "invalid column for filter texto"],
  ])("asking for %j is told: %s", async (filter, message) => {
    await expect(changesOf(clientOf(world), filter)).rejects.toThrow(message);
  });

  test("a choice of columns keeps the key", async () => {
    const heard = await changesOf(clientOf(world, await world.tokenOf(1)), { table: "mensagens", select: ["texto"] });
    const id = await insertMessage(1, "só isto");
    const [change] = await untilCount(heard, 1);
    expect(change?.new).toEqual({ id, texto: "só isto" });
  });

  test("with full replica identity, an update includes the old row; a delete under policies only the key", async () => {
    const heard = await changesOf(clientOf(world, await world.tokenOf(1)), { table: "recados" });
    await run("insert into public.recados values (500, 1, 'antes')");
    await run("update public.recados set texto = 'depois' where id = 500");
    await run("delete from public.recados where id = 500");
    const [, updated, deleted] = await untilCount(heard, 3);
    expect(updated?.old).toEqual({ id: 500, conta: 1, texto: "antes" });
    expect(deleted?.old).toEqual({ id: 500 });
  });
});

describe("row-level security", () => {
  test("a person who signs in with the same client receives their own rows, whatever the names and the key", async () => {
    const [ana, bruno] = [clientOf(world), clientOf(world)];
    for (const [client, email] of [
      [ana, "ana@aurora.example"],
      [bruno, "bruno@aurora.example"],
    ] as const) {
      expect((await client.auth.signUp({ email, password: "Teste1234" })).error).toBeNull();
    }
    const table = 'Meus "itens"';
    const [own, others] = [
      await changesOf(ana, { table, filter: "O id=not.is.null" }),
      await changesOf(bruno, { table }),
    ];
    const { data, error } = await ana.from(table).insert({ em: "2026-01-02T03:04:05.678Z" }).select().single();
    expect(error).toBeNull();
    expect((await bruno.from(table).insert({ em: "2026-01-02T03:04:05.678Z" })).error).toBeNull();
    expect((await untilCount(own, 1))[0]?.new).toEqual(data);
    expect((await untilCount(others, 1))[0]?.new["O id"]).not.toBe(data["O id"]);
    expect([own.length, others.length]).toEqual([1, 1]);
  });

  test("each person receives the rows that policies let them read, and another tenant none of them", async () => {
    const tokens = await Promise.all([world.tokenOf(1), world.tokenOf(1), world.tokenOf(2)]);
    const [ana, bruno, igor] = await Promise.all(
      tokens.map((token) => changesOf(clientOf(world, token), { table: "mensagens", event: "INSERT" })),
    );
    await insertMessage(1, "da aurora");
    await insertMessage(2, "da vizinha");
    await insertMessage(3, "de ninguém");
    await insertMessage(1, "fim");
    await insertMessage(2, "fim");
    expect(texts(await untilCount(ana ?? [], 2))).toEqual(["da aurora", "fim"]);
    expect(texts(await untilCount(bruno ?? [], 2))).toEqual(["da aurora", "fim"]);
    expect(texts(await untilCount(igor ?? [], 2))).toEqual(["da vizinha", "fim"]);
  });

  test("columns that a role may not select are never sent", async () => {
    const heard = await changesOf(clientOf(world, await world.tokenOf(1)), { event: "INSERT" });
    await insertMessage(1, "visível");
    const [change] = await untilCount(heard, 1);
    expect(Object.keys(change?.new ?? {})).not.toContain("segredo");
    const all = await changesOf(clientOf(world, undefined, { key: world.serviceKey }), { table: "mensagens" });
    await insertMessage(1, "tudo");
    expect((await untilCount(all, 1))[0]?.new).toMatchObject({ segredo: "x" });
  });

  test("a table that a role may not select is silent", async () => {
    const heard = await changesOf(clientOf(world), { event: "*" });
    await run("insert into public.senhas values (1, 'x')");
    await insertMessage(1, "x");
    await run("delete from public.senhas");
    await run("insert into public.avisos values (5000, 'fim')");
    expect(texts(await untilCount(heard, 1))).toEqual(["fim"]);
  });

  test("rows that the person may no longer read, or never could, are not sent", async () => {
    const heard = await changesOf(clientOf(world, await world.tokenOf(1)), { table: "mensagens", event: "UPDATE" });
    const [own, other] = [await insertMessage(1, "x"), await insertMessage(2, "x")];
    await run("update public.mensagens set texto = 'da outra' where id = $1", other);
    await run("update public.mensagens set texto = 'visto' where id = $1", own);
    await run("update public.mensagens set ativo = false where id = $1", own);
    await run("update public.mensagens set ativo = true, texto = 'de volta' where id = $1", own);
    // The middle two may arrive as one visible row each, or be deleted by then, but never belong to the other tenant.
    await vi.waitFor(() => expect(texts(heard)).toContain("de volta"), patience);
    expect(texts(heard)).not.toContain("da outra");
  });
});

describe("tokens", () => {
  test("a new token counts at once, and one with another role resubscribes to changes", async () => {
    let token = world.backend.anonKey;
    const client = clientOf(world, () => token);
    const heard: Heard[] = [];
    const system: string[] = [];
    const channel = client.channel("trocas").on("system", { event: "system" }, ({ message }) => system.push(message));
    const filter = { table: "mensagens", event: "INSERT", filter: "id=gt.0" };
    listenTo(channel, filter, (change) => heard.push(change)).subscribe();
    await untilCount(system, 1);
    expect(system[0]).toMatch("invalid column for filter id");
    token = await world.tokenOf(1);
    await client.realtime.setAuth();
    await untilCount(system, 2);
    expect(system[1]).toBe("Subscribed to PostgreSQL");
    await insertMessage(1, "um");
    await untilCount(heard, 1);
    token = await world.tokenOf(2);
    await client.realtime.setAuth();
    const room = await joined(client.channel("depois"));
    await insertMessage(1, "dois");
    await insertMessage(2, "três");
    expect(texts(await untilCount(heard, 2))).toEqual(["um", "três"]);
    expect(room.state).toBe("joined");
  });

  test("a channel whose token ends is closed, and says why", async () => {
    let token = await world.tokenOf(1);
    const client = clientOf(world, () => token);
    const statuses: string[] = [];
    const system: string[] = [];
    const channel = client.channel("breve").on("system", { event: "system" }, ({ message }) => system.push(message));
    await client.realtime.setAuth();
    channel.subscribe((status) => statuses.push(status));
    await vi.waitFor(() => expect(statuses).toEqual(["SUBSCRIBED"]), patience);
    token = await world.tokenOf(1, 2);
    await client.realtime.setAuth();
    await vi.waitFor(() => expect(statuses).toEqual(["SUBSCRIBED", "CLOSED"]), patience);
    expect(system).toEqual([expect.stringMatching("Token has expired")]);
    expect(world.backend.connected().topics).toBe(0);
  });

  test.each([
    [
      "a forged token",
      async () => "eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.",
      "InvalidJWTToken: not our token",
    ],
    ["an old token", () => world.tokenOf(1, -10), "InvalidJWTToken: Token has expired"],
  ])("%s joins nothing", async (_name, token, message) => {
    const client = clientOf(world, await token());
    await expect(joined(client.channel("porta"))).rejects.toThrow(message);
    expect(world.backend.connected().topics).toBe(0);
  });

  test("a token that is not ours closes a channel that was joined", async () => {
    const client = clientOf(world);
    const statuses: string[] = [];
    client.channel("sala").subscribe((status) => statuses.push(status));
    await vi.waitFor(() => expect(statuses).toEqual(["SUBSCRIBED"]), patience);
    await client.realtime.setAuth("eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.");
    await vi.waitFor(() => expect(statuses).toEqual(["SUBSCRIBED", "CLOSED"]), patience);
  });
});

describe("broadcasts", () => {
  interface Said {
    readonly event: string;
    readonly payload: unknown;
  }

  /** Join a topic and return its messages. */
  async function room(client: SupabaseClient, config: object = {}): Promise<[RealtimeChannel, readonly Said[]]> {
    const said: Said[] = [];
    const channel = client.channel("sala", { config });
    channel.on("broadcast", { event: "*" }, ({ event, payload }) => said.push({ event, payload }));
    return [await joined(channel), said];
  }

  test("reach the others of the topic, and the sender only if it asks; an answer if it asks", async () => {
    const [[ana, anaHeard], [bruno, brunoHeard]] = [
      await room(clientOf(world), { broadcast: { self: true, ack: true } }),
      await room(clientOf(world)),
    ];
    const elsewhere: Said[] = [];
    const other = clientOf(world).channel("outra");
    await joined(other.on("broadcast", { event: "*" }, ({ event, payload }) => elsewhere.push({ event, payload })));
    expect(await ana.send({ type: "broadcast", event: "digitando", payload: { nome: "Ana ✓" } })).toBe("ok");
    expect(await bruno.send({ type: "broadcast", event: "ola", payload: {} })).toBe("ok");
    expect(await untilCount(anaHeard, 2)).toEqual([
      { event: "digitando", payload: { nome: "Ana ✓" } },
      { event: "ola", payload: {} },
    ]);
    expect(brunoHeard).toEqual([{ event: "digitando", payload: { nome: "Ana ✓" } }]);
    expect(elsewhere).toEqual([]);
  });

  test("carry bytes, and go between the two versions of the protocol", async () => {
    const [[newer, newerHeard], [older, olderHeard]] = [
      await room(clientOf(world)),
      await room(clientOf(world, undefined, { vsn: "1.0.0" }), { broadcast: { ack: true } }),
    ];
    const [, third] = await room(clientOf(world));
    await newer.send({ type: "broadcast", event: "bytes", payload: new Uint8Array([1, 2, 255]).buffer });
    await newer.send({ type: "broadcast", event: "novo", payload: { n: 1 } });
    expect(await untilCount(olderHeard, 1)).toEqual([{ event: "novo", payload: { n: 1 } }]);
    expect(await older.send({ type: "broadcast", event: "velho", payload: { n: 2 } })).toBe("ok");
    expect(await untilCount(newerHeard, 1)).toEqual([{ event: "velho", payload: { n: 2 } }]);
    await untilCount(third, 3);
    expect(third.map(({ event }) => event)).toEqual(["bytes", "novo", "velho"]);
    expect(new Uint8Array(third[0]?.payload as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 255]));
  });

  test("can be sent without a socket", async () => {
    const [, said] = await room(clientOf(world));
    const channel = clientOf(world).channel("sala");
    expect(await channel.httpSend("aviso", { n: 1 })).toEqual({ success: true });
    await channel.httpSend("bytes", new Uint8Array([7]));
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await channel.send({ type: "broadcast", event: "outro", payload: { n: 2 } })).toBe("ok");
    warned.mockRestore();
    await untilCount(said, 3);
    expect(said.map(({ event }) => event)).toEqual(["aviso", "bytes", "outro"]);
    expect(said[0]?.payload).toEqual({ n: 1 });
  });

  test("a missing key, a wrong body and an unknown address are reported in the answer", async () => {
    const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${world.backend.url}/realtime/v1/${path}`, { method: "POST", body, headers });
      return response.status;
    };
    const apikey = world.backend.anonKey;
    const message = { topic: "sala", event: "a", payload: {} };
    expect(await send("api/broadcast", JSON.stringify({ messages: [message] }))).toBe(401);
    expect(await send("api/broadcast", JSON.stringify({ messages: [message] }), { apikey })).toBe(202);
    expect(await send("api/broadcast", JSON.stringify({ messages: [{ topic: 1 }] }), { apikey })).toBe(422);
    expect(await send("api/broadcast/sala/events/a", "{", { apikey })).toBe(422);
    expect(await send("api/broadcast/sala/events/a?private=true", "{}", { apikey })).toBe(202);
    expect(await send("api/broadcast/%E0%A4%A/events/a", "{}", { apikey })).toBe(202);
    expect(await send("api/other", "{}", { apikey })).toBe(404);
    expect(await send("websocket", "{}", { apikey })).toBe(426);
    const asked = await fetch(`${world.backend.url}/realtime/v1/api/broadcast`, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("access-control-allow-headers")]).toEqual([
      204,
      expect.stringMatching("apikey"),
    ]);
  });
});

describe("over a wire that is cut thirty times or more", () => {
  test("each broadcast is heard once and in order, or its sender learns that it may not be; presence comes back", async () => {
    const wire = await startWire(world.backend);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const listen = async (url: string) => {
      const numbers: number[] = [];
      const channel = clientOf(world, undefined, { url }).channel("cortes");
      channel.on("broadcast", { event: "numero" }, ({ payload }) => numbers.push(payload.numero));
      channel.on("presence", { event: "sync" }, () => undefined);
      return { channel: await joined(channel), numbers };
    };
    const [near, cut] = [await listen(world.backend.url), await listen(wire.url)];

    const client = clientOf(world, undefined, { url: wire.url, timeout: 400 });
    const config = { broadcast: { ack: true, self: false }, presence: { key: "ana" } };
    const sender = client.channel("cortes", { config });
    await client.realtime.setAuth();
    sender.subscribe((status) => {
      // After a gap the client does not repeat its presence by itself.
      if (status === "SUBSCRIBED") void sender.track({ aqui: true });
    });
    const present = () => near.channel.presenceState().ana?.length ?? 0;
    await vi.waitFor(() => expect(present()).toBe(1), patience);

    const answers = new Map<number, string>();
    const confirmed = () => [...answers].filter(([, answer]) => answer === "ok").map(([number]) => number);
    let isOver = false;
    const cutting = (async () => {
      for (let count = 0; count < 30 || confirmed().length <= 30; count++) {
        await setTimeout(20 + (count % 7) * 25);
        wire.cut();
      }
      isOver = true;
    })();
    let numero = 0;
    const send = async () => {
      numero++;
      const mine = numero;
      answers.set(mine, await sender.send({ type: "broadcast", event: "numero", payload: { numero: mine } }));
      return answers.get(mine);
    };
    while (!isOver) {
      await send();
      await setTimeout(2);
    }
    await cutting;
    await vi.waitFor(async () => expect(await send()).toBe("ok"), patience);
    await vi.waitFor(() => expect(near.numbers.at(-1)).toBe(numero), patience);

    for (const { numbers } of [near, cut]) expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(confirmed().filter((number) => !near.numbers.includes(number))).toEqual([]);
    // A listener that was cut off misses the broadcasts of the gap, and receives later ones.
    await vi.waitFor(async () => {
      await send();
      expect(cut.numbers.at(-1)).toBe(numero);
    }, patience);
    // Read by a listener that has just joined: the vendor's client keeps a participant who left if two shared the key.
    await vi.waitFor(async () => {
      const fresh = await listen(wire.url);
      await vi.waitFor(() => expect(fresh.channel.presenceState().ana).toBeDefined(), patience);
      expect(fresh.channel.presenceState().ana).toHaveLength(1);
    }, patience);
    vi.restoreAllMocks();
    await wire.close();
  });
});

describe("presence", () => {
  test("two clients see each other come, change and go", async () => {
    const [ana, bruno] = [clientOf(world), clientOf(world)];
    const join = (client: SupabaseClient, key: string): RealtimeChannel =>
      client.channel("presenca", { config: { presence: { key } } }).on("presence", { event: "sync" }, () => undefined);
    const seen = (channel: RealtimeChannel) =>
      Object.fromEntries(
        Object.entries(channel.presenceState<{ estado: string }>()).map(([key, list]) => [
          key,
          list.map(({ estado }) => estado),
        ]),
      );
    const [a, b] = [await joined(join(ana, "ana")), await joined(join(bruno, "bruno"))];
    expect(await a.track({ estado: "online" })).toBe("ok");
    expect(await b.track({ estado: "ausente" })).toBe("ok");
    const both = { ana: ["online"], bruno: ["ausente"] };
    await vi.waitFor(() => expect([seen(a), seen(b)]).toEqual([both, both]), patience);
    await b.track({ estado: "ocupado" });
    await vi.waitFor(() => expect(seen(a)).toEqual({ ana: ["online"], bruno: ["ocupado"] }), patience);
    const late = await joined(join(clientOf(world), "carla"));
    await vi.waitFor(() => expect(seen(late)).toEqual({ ana: ["online"], bruno: ["ocupado"] }), patience);
    await b.untrack();
    await vi.waitFor(() => expect(seen(a)).toEqual({ ana: ["online"] }), patience);
    await ana.realtime.disconnect();
    await vi.waitFor(() => expect(seen(late)).toEqual({}), patience);
  });

  test("two windows of one person are one key, and stay until the last goes", async () => {
    const watcher = clientOf(world)
      .channel("janelas")
      .on("presence", { event: "sync" }, () => undefined);
    await joined(watcher);
    const windows = [clientOf(world), clientOf(world)];
    for (const client of windows) {
      await (await joined(client.channel("janelas", { config: { presence: { key: "ana" } } }))).track({});
    }
    const countOf = () => watcher.presenceState().ana?.length ?? 0;
    await vi.waitFor(() => expect(countOf()).toBe(2), patience);
    await windows[0]?.removeAllChannels();
    await vi.waitFor(() => expect(countOf()).toBe(1), patience);
    await windows[1]?.realtime.disconnect();
    await vi.waitFor(() => expect(countOf()).toBe(0), patience);
  });
});

describe("private channels", () => {
  /** A channel as a member of a tenant, with its messages and presence. */
  async function enter(topic: string, token?: string | (() => string), config: object = {}) {
    const client = clientOf(world, token);
    const channel = client.channel(topic, { config: { private: true, broadcast: { ack: true }, ...config } });
    const said: unknown[] = [];
    channel.on("broadcast", { event: "*" }, ({ event }) => said.push(event));
    channel.on("presence", { event: "sync" }, () => undefined);
    const closed = new Promise<string>((resolve) => {
      channel.on("system", { event: "system" }, ({ message }) => resolve(message));
    });
    await joined(channel);
    return { client, channel, said, closed, present: () => Object.keys(channel.presenceState()) };
  }
  const unreadable = (topic: string) =>
    `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;

  test("let in whom the policies let read, and meet no public channel of their name", async () => {
    const ana = await enter("conta:1", await world.tokenOf(1), { presence: { key: "ana" } });
    const bia = await enter("conta:1", await world.tokenOf(1));
    await expect(enter("conta:1")).rejects.toThrow(unreadable("conta:1"));
    await expect(enter("conta:1", await world.tokenOf(2))).rejects.toThrow(unreadable("conta:1"));
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(enter("sem número", await world.tokenOf(1))).rejects.toThrow(unreadable("sem número"));
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^realtime: .*invalid input syntax for type integer/));
    told.mockRestore();

    const stranger = await enter("conta:1", undefined, { private: false, presence: { key: "estranho" } });
    expect(await stranger.channel.track({})).toBe("ok");
    expect(await stranger.channel.send({ type: "broadcast", event: "falso", payload: {} })).toBe("ok");
    expect(await ana.channel.track({})).toBe("ok");
    expect(await ana.channel.send({ type: "broadcast", event: "oi", payload: {} })).toBe("ok");
    await vi.waitFor(() => expect([bia.said, bia.present()]).toEqual([["oi"], ["ana"]]), patience);
    expect([stranger.said, ana.said]).toEqual([[], []]);
    await vi.waitFor(() => expect(stranger.present()).toEqual(["estranho"]), patience);
    expect(await run("select from realtime.messages")).toEqual([]);
  });

  test("hear what the database sends, once its transaction has committed", async () => {
    const ana = await enter("conta:1", await world.tokenOf(1));
    const stranger = await enter("conta:1", undefined, { private: false });
    await run(`do $$ begin
      begin
        perform realtime.send('{}', 'desfeito', 'conta:1');
        raise exception 'undo';
      exception when others then null;
      end;
      perform realtime.send('{"de":"banco"}', 'um', 'conta:1'), realtime.send('{}', 'dois', 'conta:1');
      perform realtime.send('{}', 'público', 'conta:1', false);
    end $$`);
    await vi.waitFor(() => expect([ana.said, stranger.said]).toEqual([["um", "dois"], ["público"]]), patience);
    expect(await run("select from realtime.messages")).toEqual([]);
  });

  test("refuse writes of read-only members, and hide what they may not read", async () => {
    const token = await world.tokenOf(1);
    const reader = await enter("quadro:1", token, { presence: { key: "ana" } });
    const writer = await enter("quadro:1", world.serviceKey, { presence: { key: "servidor" } });
    expect(await reader.channel.track({})).toBe("error");
    await reader.channel.httpSend("de fora", {});
    // Dropped messages get no answer; the answers to later ones show that they were processed.
    void reader.channel.send({ type: "broadcast", event: "escrito", payload: {} });
    expect(await reader.channel.untrack()).toBe("ok");
    expect(await writer.channel.track({})).toBe("ok");
    await writer.channel.httpSend("aviso", {});
    await vi.waitFor(() => expect([reader.said, reader.present()]).toEqual([["aviso"], ["servidor"]]), patience);
    await vi.waitFor(() => expect(writer.said).toEqual(["aviso"]), patience);

    const hidden = await enter("ramal:1", token, { presence: { enabled: true } });
    const seen = await enter("ramal:1", world.serviceKey, { presence: { key: "servidor" } });
    expect(await seen.channel.track({})).toBe("ok");
    expect(await seen.channel.send({ type: "broadcast", event: "toca", payload: {} })).toBe("ok");
    await untilCount(hidden.said, 1);
    expect(hidden.present()).toEqual([]);
  });

  test("are asked for again with each token", async () => {
    let token = await world.tokenOf(1);
    const ana = await enter("conta:1", () => token);
    const other = await enter("conta:1", world.serviceKey);
    token = await world.tokenOf(1);
    await ana.client.realtime.setAuth();
    expect(await ana.channel.send({ type: "broadcast", event: "oi", payload: {} })).toBe("ok");
    await untilCount(other.said, 1);
    token = await world.tokenOf(2);
    await ana.client.realtime.setAuth();
    expect(await ana.closed).toBe(unreadable("conta:1"));
  });
});

describe("sockets", () => {
  test("one that is cut leaves nothing behind, and its channels come back by themselves", async () => {
    const wire = await startWire(world.backend);
    const client = clientOf(world, await world.tokenOf(1), { url: wire.url });
    const heard = await changesOf(client, { table: "mensagens", event: "INSERT" });
    const room = client.channel("sala", { config: { presence: { key: "ana" } } });
    await (await joined(room)).track({});
    const watcher = clientOf(world)
      .channel("sala")
      .on("presence", { event: "sync" }, () => undefined);
    await joined(watcher);
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toEqual(["ana"]), patience);
    await insertMessage(1, "antes");
    await untilCount(heard, 1);
    wire.cut();
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toEqual([]), patience);
    await vi.waitFor(() => expect(world.backend.connected()).toEqual({ sockets: 2, topics: 2 }), patience);
    await insertMessage(1, "depois");
    expect(texts(await untilCount(heard, 2))).toEqual(["antes", "depois"]);
    await client.realtime.disconnect();
    await wire.close();
  });

  test("leaving a channel and joining it again delivers each message once", async () => {
    const client = clientOf(world);
    await run("delete from public.avisos");
    for (let round = 0; round < 3; round++) {
      const heard = await changesOf(client, { table: "avisos", event: "INSERT" });
      await run("insert into public.avisos values ($1, 'x')", round);
      await untilCount(heard, 1);
      await joined(client.channel("fim"));
      expect(heard).toHaveLength(1);
      await client.removeAllChannels();
    }
  });

  /** Request a socket and return the status of the refusal, or 101. */
  function ask(
    query: string,
    headers: Record<string, string> = {},
    base = world.backend.url,
  ): Promise<number | undefined> {
    const { port } = new URL(base);
    return new Promise((resolve, reject) => {
      const upgrade = { connection: "Upgrade", upgrade: "websocket" };
      const key = { "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==" };
      const path = query.startsWith("/") ? query : `/realtime/v1/websocket?${query}`;
      const sent = request({ port, host: "127.0.0.1", path, headers: { ...upgrade, ...key, ...headers } });
      sent.on("response", ({ statusCode }) => resolve(statusCode));
      sent.on("upgrade", ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      });
      sent.on("error", reject).end();
    });
  }

  test("pages of other sites, other hosts and other keys get none", async () => {
    const good = `apikey=${world.backend.anonKey}&vsn=2.0.0`;
    expect(await ask(good)).toBe(101);
    expect(await ask(good, { origin: "http://localhost:5173" })).toBe(101);
    expect(await ask(good, { origin: "https://evil.example" })).toBe(403);
    expect(await ask(good, { origin: "null" })).toBe(403);
    expect(await ask(good, { host: "evil.example" })).toBe(403);
    expect(await ask("vsn=2.0.0")).toBe(401);
    expect(await ask("apikey=sb_publishable_wrong")).toBe(401);
    expect(await ask(`apikey=${world.backend.anonKey}&vsn=3.0.0`)).toBe(400);
    expect(await ask("/rest/v1/avisos")).toBe(404);
    expect(await ask("//")).toBe(400);
  });

  /** A socket without a client; `say` sends and returns the next answer. */
  async function bare(): Promise<{ socket: WebSocket; say(...message: readonly unknown[]): Promise<unknown> }> {
    const socket = new WebSocket(
      `${world.backend.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${world.backend.anonKey}&vsn=2.0.0`,
    );
    await once(socket, "open");
    return {
      socket,
      async say(...message) {
        const answered = once(socket, "message");
        socket.send(JSON.stringify(message));
        const [data] = await answered;
        return JSON.parse(String(data));
      },
    };
  }

  test("have limits: the size of a frame, its form, and how many channels", async () => {
    const large = await bare();
    large.socket.send("x".repeat(limits.frameBytes + 1));
    expect((await once(large.socket, "close"))[0]).toBe(1009);
    for (const frame of ["{", "[1,2]", "null", Buffer.from([9]), Buffer.from([3, 255, 0, 0, 0, 0, 0])]) {
      const odd = await bare();
      odd.socket.send(frame);
      expect((await once(odd.socket, "close"))[0]).toBe(1008);
    }
    const many = await bare();
    const join = (index: number) => many.say(null, "1", `realtime:${index}`, "phx_join", {});
    for (let index = 0; index < limits.joinsPerSocket; index++) {
      expect(await join(index)).toMatchObject([
        expect.anything(),
        "1",
        `realtime:${index}`,
        "phx_reply",
        { status: "ok" },
      ]);
    }
    expect(await join(limits.joinsPerSocket)).toMatchObject({
      4: { status: "error", response: { reason: "ChannelRateLimitReached: a socket may be in 100 channels" } },
    });
    many.socket.terminate();
  });

  test("end when too much waits: messages of theirs, or answers that they do not read", async () => {
    const flood = await bare();
    const closed = once(flood.socket, "close");
    const asked = { config: { postgres_changes: [{ event: "*", table: "avisos", filter: "id=eq.1" }] } };
    for (let index = 0; index < limits.waitingMessages * 3; index++) {
      flood.socket.send(JSON.stringify(["1", "1", "realtime:a", "phx_join", asked]));
    }
    expect((await closed)[0]).toBe(1008);

    const slow = await bare();
    await slow.say("1", "1", "realtime:sala", "phx_join", {});
    slow.socket.pause();
    const url = `${world.backend.url}/realtime/v1/api/broadcast/sala/events/a`;
    const body = JSON.stringify("x".repeat(5 * limits.frameBytes));
    while (world.backend.connected().sockets > 0) {
      await fetch(url, { method: "POST", body, headers: { apikey: world.backend.anonKey } });
    }
    slow.socket.terminate();
  });

  test("end when nothing is heard from them any more", async () => {
    const { socket, say } = await bare();
    await say("1", "1", "realtime:sala", "phx_join", {});
    const closed = once(socket, "close");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + limits.silenceMs + 1 });
    await closed;
    vi.useRealTimers();
    await vi.waitFor(() => expect(world.backend.connected()).toEqual({ sockets: 0, topics: 0 }), patience);
  });

  test("report what a channel cannot have", async () => {
    const { socket, say } = await bare();
    const reasonOf = async (...message: readonly unknown[]) => ((await say(...message)) as readonly unknown[])[4];
    const error = (reason: string) => ({ status: "error", response: { reason } });
    expect(await reasonOf(null, "1", "phoenix", "heartbeat", {})).toEqual({ status: "ok", response: {} });
    expect(await reasonOf("1", "1", "realtime:", "phx_join", {})).toEqual(error("a topic must start with realtime:"));
    expect(await reasonOf("1", "1", "realtime:a", "phx_join", { config: { private: true } })).toEqual(
      error("Unauthorized: You do not have permissions to read from this Channel topic: a"),
    );
    const many = Array.from({ length: limits.changesPerChannel + 1 }, () => ({ event: "*", table: "avisos" }));
    expect(await reasonOf("1", "1", "realtime:a", "phx_join", { config: { postgres_changes: many } })).toEqual(
      error("a channel may listen to 100 kinds of changes"),
    );
    expect(await reasonOf("1", "2", "realtime:a", "broadcast", {})).toEqual(error("unmatched topic"));
    expect(await reasonOf("1", "1", "realtime:a", "phx_join", null)).toMatchObject({ status: "ok" });
    expect(await reasonOf("1", "2", "realtime:a", "nothing", {})).toEqual(error("unknown event nothing"));
    expect(await reasonOf("0", "2", "realtime:a", "presence", {})).toEqual(error("unmatched topic"));
    socket.terminate();
  });

  test("work on the server of the app, which closes although one is open", async () => {
    const server = createSiteServer({
      site: () => undefined,
      environment: {},
      hosts: ["shop.test"],
      backend: async (_request, response) => void response.end(),
      upgrade: world.backend.upgrade,
    });
    const url = await listen(server, 0, "127.0.0.1");
    const good = `apikey=${world.backend.anonKey}`;
    expect(await ask(good, { host: "shop.test", origin: "https://shop.test" }, url)).toBe(101);
    expect(await ask(good, { host: "shop.test", origin: "https://evil.example" }, url)).toBe(403);
    expect(await ask(good, { host: "evil.example" }, url)).toBe(403);
    const statuses: string[] = [];
    const client = clientOf(world, undefined, { url });
    client.channel("sala").subscribe((status) => statuses.push(status));
    await vi.waitFor(() => expect(statuses).toEqual(["SUBSCRIBED"]), patience);
    await client.realtime.disconnect();
    await closeServer(server);
  });
});

test("a backend lets go of its sockets when it closes", async () => {
  const own = await startWorld();
  const statuses: string[] = [];
  const client = clientOf(own);
  client.channel("sala").subscribe((status) => statuses.push(status));
  await vi.waitFor(() => expect(statuses).toEqual(["SUBSCRIBED"]), patience);
  await own.backend.close();
  await vi.waitFor(() => expect(statuses).toContain("CHANNEL_ERROR"), patience);
  await client.realtime.disconnect();
});

test("captured tables follow the publication at each start, and undelivered changes are dropped", async () => {
  const files = {
    "supabase/migrations/1_a.sql":
      "create table public.a (id int primary key); create table public.b (id int primary key);",
  };
  const designDir = await designWith(files);
  const publish = (version: number, sql: string) =>
    writeFile(join(designDir, `supabase/migrations/${version}_publica.sql`), sql);
  const capturedOn = async (): Promise<readonly string[]> => {
    const backend = await startBackend({ designDir });
    const rows = await backend.query<{ name: string }>(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = '_realtime_capture' order by 1",
    );
    if (rows.length > 0) {
      expect(await backend.query("select from _realtime.changes")).toEqual([]);
    }
    await backend.close();
    return rows.map((row) => row.name);
  };
  expect(await capturedOn()).toEqual([]);
  await publish(2, "alter publication supabase_realtime add table public.a;");
  expect(await capturedOn()).toEqual(["a"]);
  // The trigger already exists when this one runs, without listeners.
  await publish(3, "insert into public.a values (1); alter publication supabase_realtime add table public.b;");
  expect(await capturedOn()).toEqual(["a", "b"]);
  await publish(4, "alter publication supabase_realtime drop table public.a;");
  expect(await capturedOn()).toEqual(["b"]);
  await publish(5, "drop publication supabase_realtime; create publication supabase_realtime for all tables;");
  for (let start = 0; start < 2; start++) {
    const captured = await capturedOn();
    expect(captured).toEqual(expect.arrayContaining(["a", "b"]));
    expect(captured.filter((name) => name.startsWith("_realtime"))).toEqual([]);
  }
});
