import { setMaxListeners } from "node:events";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Runtime } from "../runtime/app/runtime.ts";
import { type FetchableCollection, fetchCollection } from "../runtime/data/collections.ts";
import { updateCollection } from "../runtime/data/update-collection.ts";
import type { Lifetime } from "../runtime/page/lifetime.ts";
import { type SupabaseCollectionOptions, supabaseCollection } from "../runtime/plugins/supabase/supabase-collection.ts";
import { Realtime } from "../runtime/realtime/manager.ts";
import type { TableChange, TableWatcher } from "../runtime/realtime/table-change.ts";
import { createRun } from "../runtime/workflow/workflow.ts";
import { cases, seed } from "./depth.ts";

/**
 * A collection that follows a table over a connection that fails in every way. Whatever happens, no row is shown while
 * one that was there before it is missing, and at the end the list is the table's.
 */

interface Row {
  readonly id: number;
  readonly chat: number;
  readonly at: number;
  readonly texto: string;
  readonly gone: string | null;
  /** What a row has that was shown before it was sent. */
  readonly ref: string | null;
  /** The commit that put it where it is in the list; its id is the commit that inserted it. */
  readonly placed: number;
}

/** What travels from the server to the page, in order. */
type Message = TableChange | "live";

/** A request that the page sent; the database reads the rows at some moment until the answer arrives. */
class Request {
  private readonly url: URL;
  private readonly isCounted: boolean;
  private readonly resolve: (answer: Response) => void;
  private readonly reject: (error: Error) => void;
  private body: { readonly rows: readonly Row[]; readonly total: number } | undefined;

  constructor(url: URL, isCounted: boolean, resolve: (answer: Response) => void, reject: (error: Error) => void) {
    this.url = url;
    this.isCounted = isCounted;
    this.resolve = resolve;
    this.reject = reject;
  }

  read(table: Table): void {
    this.body ??= table.select(this.url.searchParams);
  }

  answer(table: Table): void {
    this.read(table);
    const { rows: found, total } = this.body ?? { rows: [], total: 0 };
    const isKeyText = this.url.searchParams.get("select")?.startsWith("id::text") === true;
    const rows = isKeyText ? found.map((row) => ({ ...row, id: `${row.id}` })) : found;
    const range = { "content-range": `0-${rows.length}/${this.isCounted ? total : "*"}` };
    this.resolve(new Response(JSON.stringify(rows), { headers: range }));
  }

  fail(status: number): void {
    if (status === 0) this.reject(new TypeError("no network"));
    else this.resolve(new Response(JSON.stringify({ message: "no database" }), { status }));
  }
}

const inOrder = (one: Row, other: Row): number => other.at - one.at || other.id - one.id;
const passes = (row: Row, chat: number): boolean => row.chat === chat && row.gone === null;

class Table {
  readonly rows = new Map<number, Row>();
  private commits = 0;
  private readonly told: (change: TableChange) => void;

  constructor(told: (change: TableChange) => void) {
    this.told = told;
  }

  listOf(chat: number): readonly Row[] {
    return [...this.rows.values()].filter((row) => passes(row, chat)).sort(inOrder);
  }

  select(params: URLSearchParams): { readonly rows: readonly Row[]; readonly total: number } {
    const chat = Number(params.get("chat")?.replace("eq.", ""));
    const ids = params.get("id")?.match(/\d+/g)?.map(Number);
    const refs = params.get("ref")?.split(/\W/);
    const all = this.listOf(chat).filter(
      ({ id, ref }) => (ids?.includes(id) ?? true) && (refs?.includes(ref ?? "none") ?? true),
    );
    const offset = Number(params.get("offset") ?? 0);
    const limit = Number(params.get("limit") ?? all.length);
    return { rows: all.slice(offset, offset + limit), total: all.length };
  }

  insert(row: Partial<Row>, isPartial = false): void {
    this.commits += 1;
    const { commits } = this;
    const added = { id: commits, chat: 1, at: commits, texto: "", gone: null, ref: null, placed: commits, ...row };
    this.put("INSERT", added, isPartial);
  }

  change({ kind, pick, isLate, isPartial }: Change): void {
    const known = [...this.rows.values()].filter(({ ref }) => ref === null);
    const row = known[pick % Math.max(1, known.length)];
    const at = (this.commits + 1) / (isLate ? 2 : 1);
    if (kind === "insert" || row === undefined) return this.insert({ at, chat: pick % 5 === 0 ? 2 : 1 }, isPartial);
    this.commits += 1;
    const placed = this.commits;
    if (kind === "edit") return this.put("UPDATE", { ...row, texto: `${placed}` }, isPartial);
    if (kind === "move") return this.put("UPDATE", { ...row, at, placed }, isPartial);
    if (kind === "hide")
      return this.put("UPDATE", { ...row, gone: row.gone === null ? "gone" : null, placed }, isPartial);
    this.rows.delete(row.id);
    this.tell("DELETE", { id: row.id }, false);
  }

  private put(type: "INSERT" | "UPDATE", row: Row, isPartial: boolean): void {
    this.rows.set(row.id, row);
    this.tell(type, isPartial ? { id: row.id } : { ...row }, isPartial);
  }

  private tell(type: TableChange["type"], row: TableChange["row"], isPartial: boolean): void {
    this.told({ type, row, committedAt: new Date(this.commits * 1000).toISOString(), isPartial });
  }
}

interface Change {
  readonly kind: "insert" | "edit" | "move" | "hide" | "delete";
  readonly pick: number;
  readonly isLate: boolean;
  readonly isPartial: boolean;
}

interface Kind {
  readonly hasRelation: boolean;
  /** The numbers of the key are read as text. */
  readonly isKeyText: boolean;
  readonly limit: number;
  readonly isPaged: boolean;
  /** Not a list: the first row. */
  readonly isSingle: boolean;
  /** The visitor writes to the list, and otherwise opens another one in between. */
  readonly isWriter: boolean;
  /** Everything was fine at first. */
  readonly isSettled: boolean;
}

/** A page with the collection, its connection and the table. */
class World {
  readonly requests: Request[] = [];
  readonly table = new Table((change) => {
    if (this.isSending) this.wire.push(change);
  });
  private readonly kind: Kind;
  private readonly runtime = new Runtime();
  private readonly collection: FetchableCollection<readonly Row[]> | FetchableCollection<Row | null>;
  private readonly list: FetchableCollection<readonly Row[]> | undefined;
  private readonly watchers = new Set<TableWatcher>();
  private page = this.open();
  private wire: Message[] = [];
  private isSending = false;
  private isLive = false;
  private isBehind = false;
  private chat = 1;
  /** The references of the rows that the visitor wrote and the database does not have yet. */
  private readonly unsent: string[] = [];
  private writtenCount = 0;

  constructor(kind: Kind) {
    this.kind = kind;
    this.runtime.environment = {
      backendUrl: "http://backend.invalid",
      backendKey: "k",
      backendHeaders: {},
      keepsSession: false,
      previewHosts: [],
    };
    const realtime = this.runtime.part(Realtime);
    realtime.reportBehind = (_, isBehind) => {
      this.isBehind = isBehind;
    };
    realtime.feeds.set("mensagens", {
      add: (watcher) => {
        this.watchers.add(watcher);
        if (this.isLive) watcher.live();
        return () => this.watchers.delete(watcher);
      },
      dropIfUnwatched: () => undefined,
    });
    const columns = `${kind.isKeyText ? "id::text" : "id"},chat,at,texto,gone,ref,placed`;
    const options: SupabaseCollectionOptions = {
      id: "mensagens",
      table: "mensagens",
      select: kind.hasRelation ? `${columns},autor:autores(nome)` : columns,
      realtime: true,
      echo: "ref",
      count: kind.isPaged,
      filter: () => ({
        and: [
          { field: "chat", operator: "eq", value: this.chat },
          { field: "gone", operator: "isNull" },
        ],
      }),
      sort: () => [
        { by: "at", direction: "desc" },
        { by: "id", direction: "desc" },
      ],
      limit: () => kind.limit,
    };
    this.list = kind.isSingle ? undefined : supabaseCollection<Row>({ ...options, single: false });
    this.collection = this.list ?? supabaseCollection<Row>({ ...options, single: true });
  }

  run(given: Step): void {
    switch (given.kind) {
      case "deliver":
        return this.deliver(given.count);
      case "read":
        return this.requests[given.at % this.requests.length]?.read(this.table);
      case "answer": {
        const [request] = this.requests.splice(given.at % Math.max(1, this.requests.length), 1);
        return given.status === 200 ? request?.answer(this.table) : request?.fail(given.status);
      }
      case "connect":
      case "cut":
      case "lapse":
      case "fetch":
      case "fetchOther":
      case "leave":
      case "turn":
      case "write":
      case "arrive":
        return this[given.kind]();
      default:
        return this.table.change(given);
    }
  }

  readonly send = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const isCounted = new Headers(init?.headers).get("prefer")?.includes("count=exact") === true;
      const request = new Request(new URL(String(input)), isCounted, resolve, reject);
      this.requests.push(request);
      init?.signal?.addEventListener("abort", () => {
        const at = this.requests.indexOf(request);
        if (at >= 0) this.requests.splice(at, 1);
        reject(new DOMException("aborted", "AbortError"));
      });
    });

  fetch(): void {
    const lifetime: Lifetime = this.page;
    fetchCollection(createRun("page", { runtime: this.runtime, lifetime }), this.collection).catch(() => undefined);
  }

  fetchOther(): void {
    if (this.kind.isWriter) return;
    this.chat = 3 - this.chat;
    this.fetch();
  }

  turn(): void {
    const { limit, isPaged, isSingle } = this.kind;
    const run = createRun("page", { runtime: this.runtime, lifetime: this.page });
    const offset = this.collection.offset.peek() === 0 ? limit : 0;
    if (isPaged && !isSingle && this.collection.isFetched.peek())
      this.collection.fetchPage(run, offset).catch(() => undefined);
  }

  write(): void {
    if (this.list === undefined || !this.kind.isWriter) return;
    this.writtenCount += 1;
    const ref = `r${this.writtenCount}`;
    const data: Row = { id: -this.writtenCount, chat: 1, at: 9999, texto: "", gone: null, ref, placed: 0 };
    const run = createRun("page", { runtime: this.runtime });
    updateCollection(run, this.list, { operation: "insert", data, index: 0 });
    this.unsent.push(ref);
  }

  arrive(): void {
    const ref = this.unsent.shift();
    if (ref !== undefined) this.table.insert({ ref });
  }

  leave(): void {
    this.page.abort();
    this.page = this.open();
    this.fetch();
  }

  private open(): AbortController {
    const page = new AbortController();
    setMaxListeners(0, page.signal);
    return page;
  }

  /** The server sends changes from here on, and says so. */
  connect(): void {
    if (this.isSending) return;
    this.isSending = true;
    this.wire.push("live");
  }

  /** The server sends nothing for a while, without saying so. */
  lapse(): void {
    this.isSending = false;
  }

  cut(): void {
    this.isSending = false;
    this.wire = [];
    if (!this.isLive) return;
    this.isLive = false;
    for (const watcher of this.watchers) watcher.lost();
  }

  deliver(count = 1): void {
    for (const message of this.wire.splice(0, count)) {
      if (message === "live") this.isLive = true;
      for (const watcher of this.watchers)
        if (message === "live") watcher.live();
        else if (this.isLive) watcher.change(message);
    }
  }

  async settle(): Promise<void> {
    while (this.unsent.length > 0) this.arrive();
    // A fetch that failed is the visitor's to repeat.
    if (!this.collection.isFetched.peek() || this.collection.error.peek()) this.fetch();
    this.connect();
    for (let round = 0; round < 12; round += 1) {
      this.deliver(this.wire.length);
      for (const request of this.requests.splice(0)) request.answer(this.table);
      await vi.advanceTimersByTimeAsync(60);
      // A refused query is retried within a minute.
      for (let second = 0; second < 64 && this.requests.length === 0 && vi.getTimerCount() > 0; second += 1)
        await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(this.requests).toEqual([]);
  }

  /** No row is shown twice, out of order, or without one that belongs before it and was there before it. */
  check(): void {
    const all = this.shown();
    const refs = all.flatMap(({ ref }) => ref ?? []);
    expect(new Set(refs).size).toBe(refs.length);
    const shown = all.filter(({ id }) => id > 0);
    expect(shown).toEqual([...shown].sort(inOrder));
    const ids = new Set(shown.map(({ id }) => id));
    expect(ids.size).toBe(shown.length);
    const last = shown.at(-1);
    // What belongs on another page than the first is known once it is fetched.
    if (last === undefined || this.collection.offset.peek() > 0) return;
    // The visitor's own row was shown before it was sent.
    const newest = Math.max(...shown.filter(({ ref }) => ref === null).map(({ id }) => id));
    const missing = this.table
      .listOf(last.chat)
      .filter((row) => !ids.has(row.id) && (row.ref === null || !refs.includes(row.ref)) && inOrder(row, last) < 0);
    // An older place that arrives late may take a moved row away until its newer one arrives.
    expect(missing.filter(({ id, placed }) => placed === id && id < newest)).toEqual([]);
  }

  checkEnd(): void {
    this.check();
    const all = this.table.listOf(this.chat);
    const shown = this.shown();
    const offset = this.collection.offset.peek();
    expect(shown).toEqual(all.slice(offset, offset + shown.length));
    const { isPaged, isWriter } = this.kind;
    const limit = this.collection.limit.peek();
    const count = Math.max(0, Math.min(limit || all.length, all.length - offset));
    // A page with rows that the visitor wrote is longer.
    if ((isPaged && !isWriter) || limit === 0) expect(shown.length).toBe(count);
    else expect(shown.length).toBeGreaterThanOrEqual(count);
    expect(this.isBehind).toBe(false);
    if (isPaged) expect(this.collection.total.peek()).toBe(all.length);
  }

  private shown(): readonly Row[] {
    const rows = [this.collection.data.peek() ?? []].flat();
    return this.kind.isKeyText ? rows.map((row) => ({ ...row, id: Number(row.id) })) : rows;
  }

  end(): void {
    this.page.abort();
  }
}

type Step =
  | Change
  | { readonly kind: "connect" | "cut" | "lapse" | "fetch" | "fetchOther" | "leave" | "turn" | "write" | "arrive" }
  | { readonly kind: "deliver"; readonly count: number }
  | { readonly kind: "read"; readonly at: number }
  | { readonly kind: "answer"; readonly at: number; readonly status: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record<Change>({
      kind: fc.constantFrom("insert", "insert", "insert", "edit", "move", "hide", "delete"),
      pick: fc.nat(40),
      isLate: fc.boolean(),
      isPartial: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("deliver"), count: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("read"), at: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("answer"),
      at: fc.nat(3),
      // The client retries a request without an answer by itself.
      status: fc.constantFrom(200, 200, 200, 200, 0, 500, 403),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: "connect" }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("cut", "cut", "lapse", "fetch", "fetch", "fetchOther", "leave", "turn"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("write", "arrive") }) },
);

const kind = fc.record<Kind>({
  hasRelation: fc.boolean(),
  isKeyText: fc.constantFrom(false, false, true),
  limit: fc.constantFrom(0, 1, 2, 4),
  isPaged: fc.boolean(),
  isSingle: fc.constantFrom(false, false, false, true),
  isWriter: fc.boolean(),
  isSettled: fc.boolean(),
});

let world: World | undefined;

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // No jitter, so that every run is the same.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => world?.send(input, init));
  await Promise.all([
    import("../runtime/realtime/follow-rows.ts"),
    import("../runtime/plugins/supabase/supabase-requests.ts"),
  ]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("no row is shown while an earlier one is missing, in whatever order everything happens", async () => {
  await fc.assert(
    fc.asyncProperty(
      kind,
      fc.array(
        fc.tuple(
          step,
          fc.oneof(
            { weight: 99, arbitrary: fc.constantFrom(0, 0, 60, 700) },
            // No answer in time.
            { weight: 1, arbitrary: fc.constant(31_000) },
          ),
        ),
        { minLength: 40, maxLength: 80 },
      ),
      async (given, steps) => {
        const here = new World({ ...given, isPaged: given.isPaged && given.limit > 0 });
        world = here;
        here.fetch();
        if (given.isSettled) await here.settle();
        for (const [one, waitMs] of steps) {
          here.run(one);
          await vi.advanceTimersByTimeAsync(waitMs);
          here.check();
        }
        await here.settle();
        here.checkEnd();
        here.end();
      },
    ),
    { seed, numRuns: cases(30, 2000) },
  );
});
