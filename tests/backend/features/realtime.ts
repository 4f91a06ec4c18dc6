import { randomUUID } from "node:crypto";
import type { RealtimeChannel } from "@supabase/supabase-js";
import { expect, vi } from "vitest";
import type { Answer, Calls, World } from "./world.ts";

/** The outcome of a join. */
const joined = (channel: RealtimeChannel): Promise<Answer> =>
  new Promise((resolve) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve({ error: null });
      else if (status !== "CLOSED") resolve({ error: error ?? new Error(status) });
    });
  });

/** The outcome of a join of changes, which the service reports later. */
const hearing = (channel: RealtimeChannel): Promise<Answer> =>
  new Promise((resolve) => {
    channel.on("system", {}, ({ status, message }) => resolve({ error: status === "ok" ? null : new Error(message) }));
    void joined(channel).then((answer) => answer?.error && resolve(answer));
  });

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000, interval: 20 });

/** The changes that a filter lets through, after notes were written by `write`. */
async function changes(
  { ana }: World,
  filter: { readonly event: "*" | "INSERT"; readonly filter?: string },
  write: (room: string) => Promise<unknown>,
  expected: readonly unknown[],
): Promise<Answer> {
  const room = randomUUID();
  const heard: unknown[] = [];
  const channel = ana.channel(room);
  channel.on(
    "postgres_changes",
    { schema: "public", table: "notes", ...filter, event: filter.event as "*" },
    ({ eventType, new: row }) => heard.push([eventType, Reflect.get(row, "body")]),
  );
  const answer = await hearing(channel);
  if (answer?.error) return answer;
  await write(room);
  await until(() => expect(heard).toEqual(expected));
  return answer;
}

/** Channels, presence and changes of rows. */
export const realtimeCalls: Calls = {
  "`channel.subscribe` and `channel.unsubscribe`": async ({ ana }) => {
    const channel = ana.channel(randomUUID());
    const answer = await joined(channel);
    expect(await channel.unsubscribe()).toBe("ok");
    return answer;
  },
  "`channel.send` of a broadcast, with `self` and `ack`": async ({ ana }) => {
    const channel = ana.channel(randomUUID(), { config: { broadcast: { self: true, ack: true } } });
    const heard: unknown[] = [];
    channel.on("broadcast", { event: "said" }, ({ payload }) => heard.push(payload));
    const answer = await joined(channel);
    expect(await channel.send({ type: "broadcast", event: "said", payload: { a: 1 } })).toBe("ok");
    await until(() => expect(heard).toEqual([{ a: 1 }]));
    return answer;
  },
  "`channel.httpSend`": async ({ ana, stranger }) => {
    const topic = randomUUID();
    const channel = ana.channel(topic);
    const heard: unknown[] = [];
    channel.on("broadcast", { event: "said" }, ({ payload }) => heard.push(payload));
    const answer = await joined(channel);
    expect(await stranger().channel(topic).httpSend("said", { a: 2 })).toMatchObject({ success: true });
    await until(() => expect(heard).toEqual([{ a: 2 }]));
    return answer;
  },
  "a broadcast with bytes": async ({ ana }) => {
    const channel = ana.channel(randomUUID(), { config: { broadcast: { self: true } } });
    const heard: unknown[] = [];
    channel.on("broadcast", { event: "said" }, ({ payload }) => heard.push(payload));
    const answer = await joined(channel);
    await channel.send({ type: "broadcast", event: "said", payload: new Uint8Array([1, 2]).buffer as never });
    await until(() => expect(heard.map((bytes) => [...new Uint8Array(bytes as ArrayBuffer)])).toEqual([[1, 2]]));
    return answer;
  },
  "`broadcast.replay` of a private channel": async ({ ana }) =>
    joined(
      ana.channel(`ours-${randomUUID()}`, { config: { private: true, broadcast: { replay: { since: 0, limit: 5 } } } }),
    ),
  "a private channel, with the policies of `realtime.messages`": async ({ ana }) => {
    const refused = await joined(ana.channel(`theirs-${randomUUID()}`, { config: { private: true } }));
    expect(refused?.error).toBeTruthy();
    return joined(ana.channel(`ours-${randomUUID()}`, { config: { private: true } }));
  },
  "`realtime.send` in SQL": async ({ ana, backend }) => {
    const topic = `ours-${randomUUID()}`;
    const channel = ana.channel(topic, { config: { private: true } });
    const heard: unknown[] = [];
    channel.on("broadcast", { event: "said" }, ({ payload }) => heard.push(payload));
    const answer = await joined(channel);
    await backend.query("select realtime.send('{\"a\": 3}', 'said', $1, true)", [topic]);
    await until(() => expect(heard).toMatchObject([{ a: 3 }]));
    return answer;
  },
  "`realtime.broadcast_changes` in a trigger": async ({ ana, backend }) => {
    await backend.query(`create function public.tell() returns trigger language plpgsql security definer as $$
      begin
        perform realtime.broadcast_changes('ours-notes', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
        return null;
      end $$`);
    await backend.query(
      "create trigger tell after insert or update on public.notes for each row execute function tell()",
    );
    const channel = ana.channel("ours-notes", { config: { private: true } });
    const heard: unknown[] = [];
    channel.on("broadcast", { event: "*" }, ({ event, payload }) => heard.push([event, payload]));
    const answer = await joined(channel);
    await ana.from("notes").insert({ room: "told", body: "one" });
    await ana.from("notes").update({ body: "two" }).eq("room", "told");
    await until(() =>
      expect(heard).toMatchObject([
        ["INSERT", { operation: "INSERT", table: "notes", record: { body: "one" }, old_record: null }],
        ["UPDATE", { operation: "UPDATE", schema: "public", record: { body: "two" }, old_record: { body: "one" } }],
      ]),
    );
    await backend.query("drop trigger tell on public.notes");
    return answer;
  },
  "presence: `track`, `untrack` and `presenceState`": async ({ ana, person }) => {
    const [topic, bia] = [randomUUID(), await person()];
    const channel = ana.channel(topic, { config: { presence: { key: "ana" } } });
    channel.on("presence", { event: "sync" }, () => undefined);
    const answer = await joined(channel);
    const other = bia.channel(topic, { config: { presence: { key: "bia" } } });
    other.on("presence", { event: "sync" }, () => undefined);
    await joined(other);
    await other.track({ at: "desk" });
    await until(() => expect(channel.presenceState()).toMatchObject({ bia: [{ at: "desk" }] }));
    await other.untrack();
    await until(() => expect(channel.presenceState()).toEqual({}));
    return answer;
  },
  "`postgres_changes` of inserts, updates and deletes": (world) =>
    changes(
      world,
      { event: "*" },
      async (room) => {
        await world.ana.from("notes").insert({ room, body: "one" });
        await world.ana.from("notes").update({ body: "two" }).eq("room", room);
        await world.ana.from("notes").delete().eq("room", room);
      },
      [
        ["INSERT", "one"],
        ["UPDATE", "two"],
        ["DELETE", undefined],
      ],
    ),
  "`postgres_changes` with a filter": (world) =>
    changes(
      world,
      { event: "INSERT", filter: "body=in.(one,two)" },
      async (room) => world.ana.from("notes").insert(["zero", "one", "two"].map((body) => ({ room, body }))),
      [
        ["INSERT", "one"],
        ["INSERT", "two"],
      ],
    ),
  "`postgres_changes` with several filters": (world) =>
    changes(
      world,
      { event: "INSERT", filter: "body=eq.one,room=neq.none" },
      async (room) =>
        world.ana.from("notes").insert([
          { room: "none", body: "one" },
          { room, body: "one" },
        ]),
      [["INSERT", "one"]],
    ),
  "`realtime.setAuth`": async ({ ana, person }) => {
    const { data } = await (await person()).auth.getSession();
    const channel = ana.channel(`ours-${randomUUID()}`, { config: { private: true } });
    const answer = await joined(channel);
    await ana.realtime.setAuth(data.session?.access_token ?? null);
    expect(channel.state).toBe("joined");
    await ana.realtime.setAuth();
    return answer;
  },
  "the protocol 1.0.0": async ({ backend }) => {
    const { createClient } = await import("@supabase/supabase-js");
    const { createRequire } = await import("node:module");
    const client = createClient(backend.url, backend.anonKey, {
      auth: { persistSession: false },
      realtime: { transport: createRequire(import.meta.url)("ws"), vsn: "1.0.0" },
    });
    const answer = await joined(client.channel(randomUUID()));
    await client.removeAllChannels();
    return answer;
  },
};
