import { randomUUID } from "node:crypto";
import type { RealtimeChannel } from "@supabase/supabase-js";
import { expect, vi } from "vitest";
import type { Case } from "./cases.ts";

/** Resolves once a channel is joined; rejects when it is refused. */
function joined(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve();
      else if (status !== "CLOSED") reject(error ?? new Error(status));
    });
  });
}

/** Resolves once a channel receives changes of the database, which is later than the join. */
async function hearsChanges(channel: RealtimeChannel): Promise<void> {
  const listening = new Promise<void>((resolve) => {
    channel.on("system", {}, ({ status }) => status === "ok" && resolve());
  });
  await joined(channel);
  await listening;
}

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 20 });

/** Row changes, messages between clients, and presence. */
export const hearing: readonly Case[] = [
  {
    name: "inserts, updates and deletes of the rows that a filter names and a person may see",
    run: async ({ ana, bia }) => {
      const room = randomUUID();
      const heard: unknown[] = [];
      const channel = ana.channel(`notes:${room}`);
      channel.on(
        "postgres_changes",
        { event: "*", schema: "public", table: "conf_notes", filter: `room=eq.${room}` },
        (change) => heard.push([change.eventType, Reflect.get(change.new, "body"), Object.keys(change.old)]),
      );
      await hearsChanges(channel);
      const notes = ana.from("conf_notes");
      await notes.insert({ room: "another", body: "elsewhere" });
      await bia.from("conf_notes").insert({ room, body: "hers" });
      // Access to a row is checked on delivery: a row that is deleted by then is visible to no client.
      const { data } = await notes.insert({ room, body: "one" }).select("id").single();
      await until(() => expect(heard.length).toBeGreaterThanOrEqual(1));
      await notes.update({ body: "two" }).eq("id", data?.id);
      await until(() => expect(heard.length).toBeGreaterThanOrEqual(2));
      await notes.delete().eq("id", data?.id);
      await until(() => expect(heard.length).toBeGreaterThanOrEqual(3));
      await ana.removeChannel(channel);
      return heard;
    },
    gives: [
      ["INSERT", "one", []],
      ["UPDATE", "two", ["id"]],
      ["DELETE", undefined, ["id"]],
    ],
  },
  {
    name: "only the kind of change that was asked for",
    run: async ({ ana }) => {
      const heard: unknown[] = [];
      const room = randomUUID();
      const channel = ana.channel(`updates:${room}`);
      const filter = { event: "UPDATE", schema: "public", table: "conf_notes", filter: `room=eq.${room}` } as const;
      channel.on("postgres_changes", filter, (change) => heard.push(change.eventType));
      await hearsChanges(channel);
      await ana.from("conf_notes").insert({ room, body: "one" });
      await ana.from("conf_notes").update({ body: "two" }).eq("room", room);
      await until(() => expect(heard.length).toBeGreaterThan(0));
      await ana.removeChannel(channel);
      return heard;
    },
    gives: ["UPDATE"],
  },
  {
    name: "a message reaches the others, and its sender only where they ask",
    run: async ({ ana, bia }) => {
      const heard: string[] = [];
      const topic = randomUUID();
      const join = async (client: typeof ana, name: string, self: boolean): Promise<RealtimeChannel> => {
        const channel = client.channel(topic, { config: { broadcast: { self, ack: true } } });
        channel.on("broadcast", { event: "say" }, ({ payload }) => heard.push(`${name} hears ${payload.text}`));
        await joined(channel);
        return channel;
      };
      const [quiet, echoing] = [await join(ana, "ana", false), await join(bia, "bia", true)];
      const say = (channel: RealtimeChannel, text: string) =>
        channel.send({ type: "broadcast", event: "say", payload: { text } });
      const answers = [await say(quiet, "olá"), await say(echoing, "é")];
      await until(() => expect(heard.length).toBeGreaterThanOrEqual(3));
      await Promise.all([ana.removeChannel(quiet), bia.removeChannel(echoing)]);
      return [answers, heard.toSorted()];
    },
    gives: [["ok", "ok"], ["ana hears é", "bia hears olá", "bia hears é"].toSorted()],
  },
  {
    name: "a message sent without a socket",
    run: async ({ ana, anyone }) => {
      const heard: unknown[] = [];
      const topic = randomUUID();
      const channel = ana.channel(topic).on("broadcast", { event: "say" }, ({ payload }) => heard.push(payload));
      await joined(channel);
      const sender = anyone.channel(topic);
      const { success } = await sender.httpSend("say", { text: "por fora" });
      await until(() => expect(heard.length).toBeGreaterThan(0));
      await Promise.all([ana.removeChannel(channel), anyone.removeChannel(sender)]);
      return [success, heard];
    },
    gives: [true, [{ text: "por fora" }]],
  },
  {
    name: "who is there, who comes and who goes",
    run: async ({ ana, bia }) => {
      const told: string[] = [];
      const topic = randomUUID();
      const open = (client: typeof ana, key: string) => client.channel(topic, { config: { presence: { key } } });
      const [one, two] = [open(ana, "ana"), open(bia, "bia")];
      one.on("presence", { event: "join" }, ({ key }) => told.push(`${key} comes`));
      one.on("presence", { event: "leave" }, ({ key }) => told.push(`${key} goes`));
      const here = () => Object.keys(one.presenceState()).toSorted().join();
      await joined(one);
      await one.track({ page: "a" });
      await until(() => expect(here()).toBe("ana"));
      await joined(two);
      await two.track({ page: "b" });
      await until(() => expect(here()).toBe("ana,bia"));
      const [state] = one.presenceState<{ page: string }>().bia ?? [];
      await bia.removeChannel(two);
      await until(() => expect(here()).toBe("ana"));
      await ana.removeChannel(one);
      return [told.filter((line) => line.startsWith("bia")), state?.page];
    },
    gives: [["bia comes", "bia goes"], "b"],
  },
  {
    name: "a private channel that no policy opens",
    run: async ({ ana }) => {
      const channel = ana.channel(randomUUID(), { config: { private: true } });
      const refusal = await joined(channel).then(() => "joined", String);
      await ana.removeChannel(channel);
      return refusal.includes("You do not have permissions to read from this Channel topic");
    },
    gives: true,
  },
  {
    name: "a table that is not published",
    run: async ({ ana }) => {
      const channel = ana.channel(randomUUID());
      const told = new Promise((resolve) => {
        channel.on("system", {}, ({ status }) => resolve(status));
      });
      channel.on("postgres_changes", { event: "*", schema: "public", table: "conf_missing" }, () => undefined);
      await joined(channel).catch(() => undefined);
      const status = await told;
      await ana.removeChannel(channel);
      return status;
    },
    gives: "error",
  },
];
