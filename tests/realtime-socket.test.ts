import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RealtimeSocket, type TopicListener, usualTiming } from "../runtime/realtime/socket.ts";

/** The socket for changes, over a fake browser socket that the test controls. */

interface Sent {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly ref: string;
  readonly join_ref: string | null;
}

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Sent[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(topic: string, event: string, payload: object, joinRef: string | null = null): void {
    this.onmessage?.({ data: JSON.stringify({ topic, event, payload, ref: null, join_ref: joinRef }) });
  }

  answer(sent: Sent | undefined, status = "ok", response: object = {}): void {
    const { topic, ref } = sent ?? { topic: "", ref: "" };
    const data = JSON.stringify({ topic, event: "phx_reply", payload: { status, response }, ref, join_ref: null });
    this.onmessage?.({ data });
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** The messages that a topic received, and the socket they came over. */
function listen(): { readonly told: string[]; readonly listener: TopicListener } {
  const told: string[] = [];
  const listener: TopicListener = {
    joinPayload: () => ({ asked: told.length }),
    joined: () => told.push("joined"),
    lost: () => told.push("lost"),
    refused: (reason) => told.push(`refused: ${reason}`),
    message: (event) => told.push(event),
  };
  return { told, listener };
}

const createSocket = (): RealtimeSocket => new RealtimeSocket({ url: () => "ws://backend.invalid" });
const last = (): FakeSocket => {
  const found = FakeSocket.all.at(-1);
  if (!found) throw new Error("nothing was opened");
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.all.length = 0;
});

test("a topic is joined again after a cut, sooner at first and later each time that fails", () => {
  const { told, listener } = listen();
  const random = vi.spyOn(Math, "random").mockReturnValue(1);
  createSocket().join("a", listener);
  last().open();
  last().answer(last().sent[0]);
  expect(told).toEqual(["joined"]);
  last().cut();
  expect(told).toEqual(["joined", "lost"]);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const before = FakeSocket.all.length;
    let waitedMs = 0;
    for (; FakeSocket.all.length === before; waitedMs += 50) vi.advanceTimersByTime(50);
    waits.push(waitedMs);
    last().cut();
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  vi.advanceTimersByTime(30_000);
  last().open();
  last().answer(last().sent[0]);
  expect(told).toEqual(["joined", "lost", "joined"]);
  random.mockRestore();
});

test("two visitors do not come back at the same moment", () => {
  const socket = createSocket();
  const delays = new Set(Array.from({ length: 20 }, () => socket.delayMs(3)));
  expect(delays.size).toBeGreaterThan(10);
  for (const delay of delays) expect(delay >= 1000 && delay <= 2000).toBe(true);
});

test("a connection that answers nothing counts as lost, after waking up sooner", () => {
  const { told, listener } = listen();
  const socket = createSocket();
  socket.join("a", listener);
  last().open();
  last().answer(last().sent[0]);
  vi.advanceTimersByTime(usualTiming.heartbeatMs);
  expect(last().sent.at(-1)).toMatchObject({ topic: "phoenix", event: "heartbeat" });
  last().answer(last().sent.at(-1));
  vi.advanceTimersByTime(usualTiming.answerMs);
  expect(told).toEqual(["joined"]);
  socket.wake();
  vi.advanceTimersByTime(usualTiming.wakeMs);
  expect(told).toEqual(["joined", "lost"]);
});

test("waking up connects without waiting for the next attempt", () => {
  const { listener } = listen();
  const socket = createSocket();
  socket.join("a", listener);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    last().cut();
    vi.advanceTimersByTime(usualTiming.longestRetryMs);
  }
  last().cut();
  const before = FakeSocket.all.length;
  socket.wake();
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("messages from before a rejoin are ignored, and topics that the backend closes are joined again", () => {
  const { told, listener } = listen();
  createSocket().join("a", listener);
  last().open();
  const [join] = last().sent;
  last().answer(join);
  last().say("a", "news", {}, join?.ref);
  last().say("a", "stale", {}, "999");
  last().say("a", "phx_close", {}, join?.ref);
  expect(told).toEqual(["joined", "news", "lost"]);
  vi.advanceTimersByTime(usualTiming.retryMs);
  const again = last().sent.at(-1);
  expect(again).toMatchObject({ topic: "a", event: "phx_join", payload: { asked: 3 } });
  last().answer(again, "error", { reason: "no token" });
  expect(told.at(-1)).toBe("refused: no token");
  vi.advanceTimersByTime(2 * usualTiming.retryMs);
  last().answer(last().sent.at(-1));
  expect(told.at(-1)).toBe("joined");
});

test("an unanswered message is known to be lost; the socket closes with its last topic", async () => {
  const { listener } = listen();
  const socket = createSocket();
  const topic = socket.join("a", listener);
  await expect(topic.push("broadcast", {})).rejects.toThrow("there is no connection");
  last().open();
  last().answer(last().sent[0]);
  const sent = topic.push("broadcast", {});
  last().cut();
  await expect(sent).rejects.toThrow("the connection was lost");
  vi.advanceTimersByTime(usualTiming.retryMs);
  last().open();
  last().answer(last().sent[0]);
  topic.leave();
  expect(last().sent.at(-1)).toMatchObject({ topic: "a", event: "phx_leave" });
  vi.advanceTimersByTime(usualTiming.idleMs);
  expect(last().readyState).toBe(3);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(usualTiming.longestRetryMs);
  expect(FakeSocket.all.length).toBe(before);
});

test("a socket that is not wanted any more before it is open closes when it is, and is heard no more", () => {
  const { told, listener } = listen();
  createSocket().join("a", listener).leave();
  vi.advanceTimersByTime(usualTiming.idleMs);
  expect(last().readyState).toBe(0);
  last().open();
  expect([last().readyState, last().sent, told]).toEqual([3, [], []]);
});

test("a new token is sent to joined topics; pending and refused ones are joined with it at once", () => {
  const socket = createSocket();
  const topics = ["joined", "joining", "refused"].map((name) => ({ name, ...listen() }));
  for (const { name, listener } of topics) socket.join(name, listener);
  last().open();
  const [joined, , refused] = last().sent;
  last().answer(joined);
  last().answer(refused, "error", { reason: "Token has expired" });
  expect(topics.map(({ told }) => told)).toEqual([["joined"], [], ["refused: Token has expired"]]);
  const before = last().sent.length;
  socket.tellToken("t");
  const sent = last().sent.slice(before);
  expect(sent.map(({ topic, event }) => [topic, event])).toEqual([
    ["joined", "access_token"],
    ["joining", "phx_join"],
    ["refused", "phx_join"],
  ]);
  // The answer to the superseded join is ignored.
  last().answer(last().sent[1]);
  expect(topics[1]?.told).toEqual([]);
  for (const one of sent) last().answer(one);
  expect(topics.map(({ told }) => told.at(-1))).toEqual(["joined", "joined", "joined"]);
  vi.advanceTimersByTime(usualTiming.heartbeatMs);
  expect(last().sent.filter(({ event }) => event === "phx_join")).toHaveLength(5);
});
