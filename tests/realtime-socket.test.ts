import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RealtimeSocket, usualTiming } from "../runtime/realtime/socket.ts";
import type { TopicListener } from "../runtime/realtime/topic.ts";
import { FakeSocket, last } from "./fake-socket.ts";

/** The rules of the connection, over the vendor's client and a fake browser socket that the test controls. */

/** The messages that a topic received, and the socket they came over. */
function listen(): { readonly told: string[]; readonly listener: TopicListener } {
  const told: string[] = [];
  const listener: TopicListener = {
    config: {},
    listen: (channel) => {
      channel.on("broadcast", { event: "*" }, ({ event }) => told.push(event));
    },
    joined: () => told.push("joined"),
    lost: () => told.push("lost"),
    refused: (reason) => told.push(`refused: ${reason}`),
  };
  return { told, listener };
}

const person = { token: null as string | null, session: "first" };
const createSocket = (): RealtimeSocket =>
  new RealtimeSocket({
    url: "ws://backend.invalid/realtime/v1",
    params: () => ({ apikey: "k", session: person.session }),
    token: () => person.token,
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Open the newest socket, and let the backend accept the latest join of the topic. */
const openAndJoin = (): void => {
  last().open();
  last().answer(last().joins().at(-1));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("CloseEvent", Event);
  person.token = null;
  person.session = "first";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.all.length = 0;
});

test("a topic is joined again after a cut, sooner at first and later each time that fails", async () => {
  const { told, listener } = listen();
  const random = vi.spyOn(Math, "random").mockReturnValue(1);
  createSocket().join("a", listener);
  openAndJoin();
  expect(told).toEqual(["joined"]);
  last().cut();
  expect(told).toEqual(["joined", "lost"]);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const before = FakeSocket.all.length;
    let waitedMs = 0;
    for (; FakeSocket.all.length === before; waitedMs += 50) await pass(50);
    waits.push(waitedMs);
    last().cut();
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  await pass(30_000);
  openAndJoin();
  expect(told).toEqual(["joined", "lost", "joined"]);
  random.mockRestore();
});

test("two visitors do not come back at the same moment", () => {
  const socket = createSocket();
  const delays = new Set(Array.from({ length: 20 }, () => socket.delayMs(3)));
  expect(delays.size).toBeGreaterThan(10);
  for (const delay of delays) expect(delay >= 1000 && delay <= 2000).toBe(true);
});

test("a connection that answers nothing counts as lost, after waking up sooner", async () => {
  const { told, listener } = listen();
  const socket = createSocket();
  socket.join("a", listener);
  openAndJoin();
  await pass(usualTiming.heartbeatMs);
  expect(last().sent.at(-1)).toMatchObject({ topic: "phoenix", event: "heartbeat" });
  last().answer(last().sent.at(-1));
  await pass(usualTiming.answerMs);
  expect(told).toEqual(["joined"]);
  socket.wake();
  await pass(usualTiming.wakeMs);
  expect(told).toEqual(["joined", "lost"]);
  await pass(usualTiming.retryMs);
  openAndJoin();
  expect(told).toEqual(["joined", "lost", "joined"]);
  // Waking up twice asks twice, and an answer in time is enough.
  socket.wake();
  socket.wake();
  last().answer(last().sent.at(-1));
  await pass(usualTiming.wakeMs);
  expect(told).toEqual(["joined", "lost", "joined"]);
  await pass(2 * usualTiming.heartbeatMs);
  expect(told).toEqual(["joined", "lost", "joined", "lost"]);
});

test("a connection that does not open in time is tried again", async () => {
  createSocket().join("a", listen().listener);
  await pass(usualTiming.answerMs + usualTiming.retryMs);
  expect(FakeSocket.all).toHaveLength(2);
});

test("waking up connects without waiting for the next attempt", async () => {
  const { listener } = listen();
  const socket = createSocket();
  socket.join("a", listener);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    last().cut();
    await pass(usualTiming.longestRetryMs);
  }
  last().cut();
  const before = FakeSocket.all.length;
  socket.wake();
  await pass(0);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("messages from before a rejoin are ignored, and topics that the backend closes are joined again", async () => {
  const { told, listener } = listen();
  const socket = createSocket();
  socket.join("a", listener);
  openAndJoin();
  const [join] = last().joins();
  last().say("broadcast", { event: "news" }, join?.ref);
  last().say("broadcast", { event: "stale" }, "999");
  last().say("phx_close", {}, join?.ref);
  expect(told).toEqual(["joined", "news", "lost"]);
  await pass(usualTiming.retryMs);
  const again = last().joins().at(-1);
  expect(again?.ref).not.toBe(join?.ref);
  last().answer(again, "error", { reason: "no token" });
  expect(told.at(-1)).toBe("refused: no token");
  await pass(1000);
  last().answer(last().joins().at(-1));
  expect(told.at(-1)).toBe("joined");
});

test("an unanswered message is known to be lost; the socket closes with its last topic", async () => {
  const { listener } = listen();
  const socket = createSocket();
  const topic = socket.join("a", listener);
  const message = { type: "broadcast", event: "e", payload: {} } as const;
  await expect(topic.send(message)).rejects.toThrow("there is no connection");
  openAndJoin();
  const sent = topic.send(message);
  last().cut();
  await expect(sent).rejects.toThrow("the connection was lost");
  await pass(usualTiming.retryMs);
  openAndJoin();
  topic.leave();
  expect(last().sent.at(-1)).toMatchObject({ topic: "realtime:a", event: "phx_leave" });
  await pass(usualTiming.idleMs);
  expect(last().state).toBe(3);
  const before = FakeSocket.all.length;
  await pass(usualTiming.longestRetryMs);
  expect(FakeSocket.all.length).toBe(before);
  socket.join("a", listener);
  await pass(0);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("a socket that is not wanted any more before it is open closes when it is, and is heard no more", async () => {
  const { told, listener } = listen();
  createSocket().join("a", listener).leave();
  await pass(usualTiming.idleMs);
  expect(last().state).toBe(0);
  last().open();
  expect([last().state, last().sent, told]).toEqual([3, [], []]);
});

test("a new token is sent to joined topics; pending and refused ones are joined with it at once", async () => {
  const socket = createSocket();
  const topics = ["joined", "joining", "refused"].map((name) => ({ name, ...listen() }));
  for (const { name, listener } of topics) socket.join(name, listener);
  last().open();
  const [joined, pending, refused] = last().sent;
  last().answer(joined);
  last().answer(refused, "error", { reason: "Token has expired" });
  expect(topics.map(({ told }) => told)).toEqual([["joined"], [], ["refused: Token has expired"]]);
  const before = last().sent.length;
  socket.tellToken("t");
  const sent = last()
    .sent.slice(before)
    .filter(({ event }) => event !== "phx_leave");
  expect(sent.map(({ topic, event, payload }) => [topic, event, payload.access_token])).toEqual([
    ["realtime:joined", "access_token", "t"],
    ["realtime:joining", "phx_join", "t"],
    ["realtime:refused", "phx_join", "t"],
  ]);
  // The answer to the superseded join is ignored.
  last().answer(pending);
  expect(topics[1]?.told).toEqual([]);
  for (const one of sent) last().answer(one);
  expect(topics.map(({ told }) => told.at(-1))).toEqual(["joined", "joined", "joined"]);
  await pass(usualTiming.heartbeatMs);
  expect(last().sent.filter(({ event }) => event === "phx_join")).toHaveLength(5);
});

test("another person has another connection, without the token of the first", () => {
  person.token = "t";
  const { told, listener } = listen();
  const socket = createSocket();
  socket.join("a", listener);
  openAndJoin();
  const first = last();
  expect(first.url).toContain("session=first");
  expect(first.joins()[0]?.payload).toMatchObject({ access_token: "t" });
  person.token = null;
  person.session = "second";
  socket.reopen();
  expect([first.state, last().url.includes("session=second")]).toEqual([3, true]);
  openAndJoin();
  expect(last().joins()[0]?.payload).not.toHaveProperty("access_token");
  expect(told).toEqual(["joined", "lost", "joined"]);
});
