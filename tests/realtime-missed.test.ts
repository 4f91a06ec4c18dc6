import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readEnvironment } from "../runtime/app/env.ts";
import { Runtime } from "../runtime/app/runtime.ts";
import { subscribe } from "../runtime/realtime/channels.ts";
import { Realtime } from "../runtime/realtime/manager.ts";
import { Missed } from "../runtime/realtime/missed.ts";
import type { TableWatcher } from "../runtime/realtime/table-change.ts";
import { createRun } from "../runtime/workflow/workflow.ts";

/** Rows that a channel missed, from a table that answers in parts, late or not at all. */

interface Row {
  readonly id: number;
  readonly em: string | null;
}

const time = (second: number): string => new Date(1_700_000_000_000 + second * 1_000).toISOString();

let rows: Row[];
let told: string[];
let asked: URL[];
let missed: Missed;
let answer: (url: URL) => Response | Promise<Response>;
let runtime: Runtime;

/** The rows in the order and range of a request. */
function select(url: URL): readonly Row[] {
  const from = url.searchParams.get("em")?.replace("gte.", "") ?? "";
  const isLatestFirst = url.searchParams.get("order")?.startsWith("em.desc");
  const at = ({ em }: Row): string => em?.replace("Z", "") ?? "none";
  const found = rows
    .filter((row) => (from === "" || row.em !== null) && at(row) >= from.replace("Z", ""))
    .sort((one, other) => (at(one) === at(other) ? one.id - other.id : at(one) < at(other) ? -1 : 1));
  const offset = Number(url.searchParams.get("offset"));
  return (isLatestFirst ? found.reverse() : found).slice(offset, offset + Number(url.searchParams.get("limit")));
}

beforeEach(async () => {
  await import("../runtime/plugins/supabase/supabase-requests.ts");
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  [rows, told, asked] = [[], [], []];
  answer = (url) => Response.json(select(url));
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input));
    asked.push(url);
    const cancelled = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
    return Promise.race([answer(url), cancelled]);
  });
  runtime = new Runtime();
  runtime.environment = readEnvironment({ backendUrl: "http://backend.invalid", backendKey: "k" });
  const options = {
    runtime,
    table: "avisos",
    since: "em",
    filter: undefined,
    keys: ["id"],
    label: "avisos",
    refused: () => {},
  };
  missed = new Missed(options, (row, news) => told.push(`${news} ${row.id}`));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("each missed row is found once, in order, though rows move to the end while parts are read", async () => {
  rows = [{ id: 0, em: time(0) }];
  await missed.fill();
  missed.pause();
  for (let id = 1; id <= 600; id += 1) rows.push({ id, em: time(100 + id) });
  answer = (url) => {
    const found = select(url);
    // Meanwhile rows of the part that was read change, which shifts the next parts.
    if (asked.length < 5)
      rows = rows.map((row) => (row.id <= asked.length * 3 ? { ...row, em: time(2_000 + row.id) } : row));
    return Response.json(found);
  };
  await missed.fill();
  const fresh = told.filter((one) => one.startsWith("new")).map((one) => Number(one.slice(4)));
  expect(fresh).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
});

test("rows of one time are found though they fill several parts", async () => {
  await missed.fill();
  rows = Array.from({ length: 450 }, (_, id) => ({ id, em: time(5) }));
  await missed.fill();
  expect(told).toHaveLength(450);
  expect(new Set(told).size).toBe(450);
});

test("a failed query is retried later each time, and at once when the connection is back", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  answer = () => Response.json({ message: "no database" }, { status: 500 });
  void missed.fill();
  const counts: number[] = [];
  for (const waitMs of [0, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    await vi.advanceTimersByTimeAsync(waitMs);
    counts.push(asked.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  missed.pause();
  void missed.fill();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(7);
});

test("a time without a zone, a row without one, and a change without columns do not hide missed rows", async () => {
  const local = (second: number): string => time(second).replace("Z", "");
  rows = [
    { id: 0, em: local(0) },
    { id: 1, em: null },
  ];
  await missed.fill();
  missed.inTurn({ type: "UPDATE", row: { id: 0 }, committedAt: time(1), isPartial: true }, () => undefined);
  missed.pause();
  rows.push({ id: 2, em: local(60) });
  await missed.fill();
  expect(asked.at(-1)?.searchParams.get("em")).toBe(`gte.${time(-30)}`);
  // The columns that the change lacked are reported too.
  expect(told).toEqual(["changed 0", "new 2"]);
});

/** Open a channel over a feed that the test controls; `told` receives its changes and status. */
function openChannel(): TableWatcher {
  let watcher: TableWatcher | undefined;
  runtime.part(Realtime).feeds.set("avisos", {
    add: (added) => {
      watcher = added;
      return () => undefined;
    },
    dropIfUnwatched: () => undefined,
  });
  void subscribe<Row, number>(createRun("page", { runtime }), {
    channel: "a",
    table: "avisos",
    since: "em",
    onChange: (_, { key }) => void told.push(`row ${key}`),
    onStatus: (_, { status, message }) => void told.push(`${status} ${message}`.trim()),
  });
  if (watcher === undefined) throw new Error("the channel watches nothing");
  return watcher;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const insert = (watcher: TableWatcher, id: number): void =>
  watcher.change({ type: "INSERT", row: { id, em: time(id) }, committedAt: time(id), isPartial: false });

test("a channel is live once the rows that it missed are reported, not when an answer from before the last gap comes", async () => {
  const channel = openChannel();
  channel.live();
  await pass(0);
  channel.lost();
  rows = [{ id: 5, em: time(5) }];
  const answers: (() => void)[] = [];
  answer = (url) => new Promise((resolve) => answers.push(() => resolve(Response.json(select(url)))));
  channel.live();
  await pass(0);
  channel.lost();
  answers.shift()?.();
  await pass(0);
  channel.live();
  insert(channel, 6);
  await pass(0);
  expect(told).toEqual(["joining", "live", "reconnecting"]);
  for (const go of answers) go();
  await pass(0);
  expect(told.slice(3)).toEqual(["row 5", "row 6", "live"]);
});

test("a channel whose missed rows may not be read is refused, once, until they may", async () => {
  const channel = openChannel();
  channel.live();
  await pass(0);
  channel.lost();
  answer = () => Response.json({ message: "permission denied", code: "42501" }, { status: 403 });
  channel.live();
  insert(channel, 5);
  await pass(10 * 60_000);
  expect(told.slice(3)).toEqual(["refused permission denied"]);
  // Not every second.
  expect(asked.length).toBeLessThan(25);
  rows = [{ id: 4, em: time(4) }];
  answer = (url) => Response.json(select(url));
  await pass(64_000);
  expect(told.slice(4)).toEqual(["row 4", "row 5", "live"]);
});

test("a query that is not answered is repeated", async () => {
  const channel = openChannel();
  answer = () => new Promise(() => undefined);
  channel.live();
  await pass(0);
  answer = (url) => Response.json(select(url));
  await pass(32_000);
  expect(told).toEqual(["joining", "live"]);
});
