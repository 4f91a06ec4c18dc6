import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readEnvironment } from "../runtime/app/env.ts";
import { Runtime } from "../runtime/app/runtime.ts";
import { fetchCollection } from "../runtime/data/collections.ts";
import { Connection } from "../runtime/data/connection.ts";
import { supabaseCollection } from "../runtime/plugins/supabase/supabase-collection.ts";
import { usualTiming } from "../runtime/realtime/socket.ts";
import { watchTable } from "../runtime/realtime/table-feed.ts";
import { createRun } from "../runtime/workflow/workflow.ts";
import { FakeSocket, last } from "./fake-socket.ts";

/** When the changes of a table count as delivered, over a fake browser socket that the test controls. */

const topic = "realtime:rows:mensagens";
let told: string[];
let runtime: Runtime;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const status = (): string => runtime.part(Connection).status.peek();
const join = async (): Promise<void> => {
  last().open();
  last().answer(last().joins(topic).at(-1), "ok", {
    postgres_changes: [{ id: 1, event: "*", schema: "public", table: "mensagens" }],
  });
  await pass(0);
};
const system = (status: "ok" | "error", message: string): void =>
  last().say("system", { extension: "postgres_changes", status, message }, null, topic);
const confirm = (): void => system("ok", "Subscribed to PostgreSQL");

beforeEach(async () => {
  // Code is loaded before time is faked.
  await Promise.all([
    import("../runtime/realtime/socket.ts"),
    import("../runtime/realtime/follow-rows.ts"),
    import("../runtime/plugins/supabase/supabase-requests.ts"),
  ]);
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("CloseEvent", Event);
  told = [];
  runtime = new Runtime();
  runtime.environment = readEnvironment({ backendUrl: "http://backend.invalid", backendKey: "k" });
  watchTable(runtime, "mensagens", undefined, {
    live: () => told.push("live"),
    lost: () => told.push("lost"),
    refused: (reason) => told.push(`refused: ${reason}`),
    change: () => told.push("change"),
  });
  await vi.waitUntil(() => FakeSocket.all.length > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  FakeSocket.all.length = 0;
});

test("changes count as delivered once the backend confirms it, which is later than the join", async () => {
  await join();
  await pass(4_000);
  expect([told, status()]).toEqual([[], "connecting"]);
  confirm();
  await pass(12_000);
  expect([told, status()]).toEqual([["live"], "online"]);
  // The backend lost its own connection to the database for a while.
  confirm();
  expect(told).toEqual(["live", "live"]);
  last().cut();
  expect([told.at(-1), status()]).toEqual(["lost", "reconnecting"]);
});

test("rows are asked for though no confirmation comes, and again when it comes", async () => {
  await join();
  await pass(15_000);
  expect([told, status()]).toEqual([["live"], "connecting"]);
  confirm();
  expect([told, status()]).toEqual([["live", "live"], "online"]);
});

test("the wait for a confirmation ends with the connection, or when the backend refuses", async () => {
  await join();
  last().cut();
  await pass(usualTiming.retryMs);
  await join();
  system("error", "not in the publication");
  await pass(20_000);
  expect(told).toEqual(["refused: not in the publication"]);
  confirm();
  expect(told.at(-1)).toBe("live");
});

interface Row {
  readonly id: number;
}

const insert = (id: number): void => {
  const columns = [{ name: "id", type: "int8" }];
  const data = { schema: "public", table: "mensagens", type: "INSERT", columns, record: { id }, errors: null };
  const commit_timestamp = new Date(id * 1000).toISOString();
  last().say("postgres_changes", { ids: [1], data: { ...data, commit_timestamp } }, null, topic);
};

test("the connection is online again when a list has the rows that it missed; until then newer ones wait", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let [failure, askedCount] = [0, 0];
  const rows: Row[] = [{ id: 1 }];
  vi.stubGlobal("fetch", async () => {
    askedCount += 1;
    return failure === 0 ? Response.json(rows) : Response.json({ message: "no" }, { status: failure });
  });
  const list = supabaseCollection<Row>({ id: "m", table: "mensagens", sort: () => [{ by: "id" }], realtime: true });
  const shown = (): readonly number[] => list.data.peek().map(({ id }) => id);
  await fetchCollection(createRun("page", { runtime, lifetime: new AbortController() }), list);
  await join();
  confirm();
  await pass(100);
  expect([status(), shown()]).toEqual(["online", [1]]);
  const reconnect = async (): Promise<void> => {
    last().cut();
    await pass(usualTiming.retryMs);
    await join();
    confirm();
    await pass(100);
  };

  rows.push({ id: 2 }, { id: 3 });
  failure = 503;
  await reconnect();
  insert(3);
  await pass(2_000);
  expect([status(), shown()]).toEqual(["reconnecting", [1]]);
  failure = 0;
  await pass(10_000);
  expect([status(), shown()]).toEqual(["online", [1, 2, 3]]);

  // A table that may not be read any more is an error, not a connection that comes back.
  rows.push({ id: 4 }, { id: 5 });
  failure = 403;
  await reconnect();
  insert(5);
  askedCount = 0;
  await pass(8_000);
  expect([status(), shown()]).toEqual(["online", [1, 2, 3]]);
  expect(console.error).toHaveBeenCalled();
  expect(askedCount).toBeLessThan(8);
  failure = 0;
  confirm();
  await pass(100);
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
});
