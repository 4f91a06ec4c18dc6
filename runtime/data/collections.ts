import type { Runtime } from "../app/runtime.ts";
import { logError } from "../errors/error-log.ts";
import * as messages from "../messages/app.ts";
import { batch, type ReadonlySignal, type Signal, signal, untracked } from "../react/signals.ts";
import { isCancelled, throwIfCancelled, untilLeft } from "../workflow/cancelled.ts";
import {
  type Handler,
  type Run,
  startHandler,
  toWorkflowError,
  type WorkflowError,
  WorkflowFailure,
} from "../workflow/workflow.ts";
import type { Arrangement } from "./arrange.ts";

/**
 * Data that the app reads: signals that bindings subscribe to individually.
 *
 * `data` is a list, or for a single row the row or null. Old data stays during a fetch and after a failed one.
 */
export interface Collection<Data> {
  readonly id: string;
  readonly data: ReadonlySignal<Data>;
  /** The number of rows in the source, including those that were not read. */
  readonly total: ReadonlySignal<number>;
  /** The maximum number of rows per fetch; 0 for no limit. */
  readonly limit: ReadonlySignal<number>;
  readonly offset: ReadonlySignal<number>;
  readonly isFetching: ReadonlySignal<boolean>;
  /** Whether a fetch has succeeded since the start or the last sign-out. */
  readonly isFetched: ReadonlySignal<boolean>;
  readonly error: ReadonlySignal<WorkflowError | null>;
}

/** One answer of a source. */
export interface Page<Data> {
  readonly data: Data;
  readonly total: number;
}

/** A part of a source's rows, other than the page that a collection shows. */
export interface Part {
  /** The maximum number of rows; 0 for no limit. */
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  /** It is the page that the collection shows next, so its total is needed too. */
  readonly isShown?: boolean;
}

/** A request to a source. `key` is equal for equal requests. */
export interface CollectionRequest<Data> {
  readonly key: string;
  readonly limit: number;
  readonly offset: number;
  /** Whether the total of its answer counts all rows, not only the ones that were read. */
  readonly isCounted?: boolean;
  readonly load: (signal: AbortSignal, runtime: Runtime) => Promise<Page<Data>>;
  /** Returns the request for another part, with the same filter and order. */
  readonly part?: (part: Part) => CollectionRequest<Data>;
}

/** A request, and the filter and order it was made with. */
export interface Asked<Data> {
  readonly request: CollectionRequest<Data>;
  readonly arrangement: Arrangement;
}

/** Keeps the data of a collection in step with its source, from the first fetch on. */
export interface Follower<Data> {
  /** Begin a fetch; returns a mark by which `taken` finds changes that arrived during it. */
  begin(): number;
  /** Returns the result of a fetch, with the changes that arrived since it began. */
  taken(page: Page<Data>, begun: number, asked: Asked<Data>): Page<Data>;
  /** The data was changed locally; these items were inserted. */
  written(inserted: readonly unknown[]): void;
  /** Apply rows that a step wrote to the source; resolves when the data includes them. */
  merge(rows: WrittenRows): Promise<void>;
  /** Keep following at least until this signal aborts. */
  until(signal: AbortSignal): void;
  /** The collection was cleared: stop. */
  end(): void;
}

/** Rows of a table as a step wrote them, or as they were before it deleted them. */
export interface WrittenRows {
  readonly kind: "added" | "changed" | "removed";
  readonly rows: readonly object[];
}

/** A collection, as its follower sees it. */
export interface Followed<Data> {
  readonly id: string;
  readonly key: string;
  readonly data: ReadonlySignal<Data>;
  readonly total: ReadonlySignal<number>;
  /** Absent before the first fetch. */
  readonly asked: Asked<Data> | undefined;
  replace(data: Data, total: number): void;
}

export interface CollectionOptions<Data, Params = void> {
  readonly id: string;
  /** What the errors of a fetch call it; its id when absent. */
  readonly name?: string;
  /** Whether it has parameters: then nothing is requested before they are known. */
  readonly hasParams?: boolean | undefined;
  /** The data before the first fetch and after a sign-out. */
  readonly empty: Data;
  /** Whether pages that use the collection fetch it; true when absent. */
  readonly autoFetch?: boolean;
  /** Returns the current request, optionally for another part; reads variables without subscribing to them. */
  readonly request?: (part: Part | undefined, params: Params) => CollectionRequest<Data>;
  /** The path of the key of a row; `id` when absent. */
  readonly key?: string;
  /** Returns the current filter and order of the source, for rows that are written locally. */
  readonly arrangement?: (params: Params) => Arrangement;
  /** Called with the offset of the last page, which is shown in place of one past the end. */
  readonly turned?: ((offset: number) => void) | undefined;
  /** The table, if the rows are unchanged rows of it. */
  readonly table?: string | undefined;
  /** Start following the table. */
  readonly follow?: ((collection: Followed<Data>, runtime: Runtime) => Promise<Follower<Data>>) | undefined;
  /** Subscribes to changes of the table from the first fetch on; otherwise only rows written by steps are applied. */
  readonly isLive?: boolean;
}

/** What pages and steps fetch: a collection, whatever its data. One with parameters gets them from `withParams`. */
export interface AnyCollection<Params = void> {
  readonly id: string;
  readonly autoFetch: boolean;
  readonly isFetched: ReadonlySignal<boolean>;
  /** Fetch it; see `fetchCollection`. */
  fetch(run: Run, params: Params): Promise<void>;
  /** Discard data that does not answer the current request. */
  forgetOtherRequest(params: Params): void;
}

/** What happens to all collections. */
interface KnownCollection {
  readonly isFetching: ReadonlySignal<boolean>;
  /** Apply rows that a step wrote to a table, if the data comes from it and no live feed reports them. */
  merge(runtime: Runtime, table: string, rows: WrittenRows): Promise<void>;
  clear(): void;
}

/** A collection, as the app and its plugins see it. */
export interface FetchableCollection<Data, Params = void>
  extends Collection<Data>,
    AnyCollection<Params>,
    KnownCollection {
  readonly key: string;
  /** Fetch it with parameters that are computed now; if that fails, so does the fetch. */
  fetchWith(run: Run, params: () => Params): Promise<void>;
  /** Fetch it with the last parameters; does nothing before the first fetch. */
  fetchAgain(run: Run): Promise<void>;
  /** Fetch the page that begins at this row, with the last parameters; `fetchAgain` keeps it, `fetch` does not. */
  fetchPage(run: Run, offset: number): Promise<void>;
  /** Discard data that does not answer the request with these parameters. */
  forgetOtherThan(params: () => Params): void;
  /** The current filter and order of the source. */
  arrangement(): Arrangement;
  /** Read another part of the rows; the data stays as it is. */
  read(run: Run, part: Part): Promise<Data>;
  /** Replace the data. */
  replace(data: Data, total?: number): void;
  /** The same for a local change that inserted items. */
  write(data: Data, total: number, inserted: readonly unknown[]): void;
}

/** A collection, as a paginator sees it. */
export type PagedCollection = Pick<FetchableCollection<unknown, never>, "total" | "limit" | "offset" | "fetchPage">;

/** The collections of an app that were fetched, and what runs when one fails. */
export class Collections {
  readonly fetched = new Set<KnownCollection>();
  readonly errorHandlers = new Set<(failure: CollectionFailure) => void>();
}

/** Passed to `collectionFetchError` workflows. */
export interface CollectionFailure {
  readonly error: WorkflowError;
  readonly collection: { readonly id: string; readonly name: string; readonly data: unknown };
}

/** Declare a collection over a source; plugins call this. */
export function collection<Data, Params = void>(
  options: CollectionOptions<Data, Params>,
): FetchableCollection<Data, Params> {
  return new SourceCollection(options);
}

/** Declare a collection whose data is in the design. */
export function staticCollection<Data>(options: {
  readonly id: string;
  readonly data: Data;
  readonly key?: string;
}): FetchableCollection<Data> {
  const { id, data, key } = options;
  return collection<Data>({ id, empty: data, autoFetch: false, ...(key === undefined ? {} : { key }) });
}

/**
 * Fetch a collection and wait for its data.
 *
 * A second fetch replaces the first: both wait for its answer, and the first answer is dropped. Throws the error, after
 * it was stored, logged and passed to `collectionFetchError`. Leaving the page cancels the fetch.
 */
export const fetchCollection = (run: Run, source: AnyCollection): Promise<void> => source.fetch(run);

/**
 * Returns a collection with parameters, as pages and steps fetch it. A step passes the values; a page passes a function,
 * which computes them when a fetch begins. They are kept for everything else that asks the source until the next fetch.
 */
export const withParams = <Data, Params extends object>(
  source: FetchableCollection<Data, Params>,
  params: Params | (() => Params),
): AnyCollection => {
  const given = typeof params === "function" ? params : () => params;
  return {
    id: source.id,
    autoFetch: true,
    isFetched: source.isFetched,
    fetch: (run) => source.fetchWith(run, given),
    forgetOtherRequest: () => source.forgetOtherThan(given),
  };
};

/** Returns a collection that steps fetch with its last parameters and page; before their first fetch that does nothing. */
export const withLastParams = <Data, Params>(source: FetchableCollection<Data, Params>): AnyCollection => ({
  id: source.id,
  autoFetch: source.autoFetch,
  isFetched: source.isFetched,
  fetch: (run) => source.fetchAgain(run),
  forgetOtherRequest: () => undefined,
});

/** Read other rows with a collection's filter and order; the collection stays as it is. */
export const readCollection = <Data, Params>(
  run: Run,
  source: FetchableCollection<Data, Params>,
  part: Part = {},
): Promise<Data> => source.read(run, part);

/** Fetch several collections in parallel; throws the first error once all are done. */
export async function fetchCollections(run: Run, sources: readonly AnyCollection[]): Promise<void> {
  const settled = await Promise.allSettled(sources.map((source) => source.fetch(run)));
  for (const result of settled) if (result.status === "rejected") throw result.reason;
}

/** Groups of collections: a group is fetched in parallel, one group after the other. */
export type CollectionGroups = readonly AnyCollection[] | readonly (readonly AnyCollection[])[];

/** Fetch the collections a page needs as it loads. Errors are stored in the collections, where the page shows them. */
export async function fetchForPage(run: Run, groups: CollectionGroups): Promise<void> {
  for (const group of asGroups(groups)) {
    const fetched = group.filter((source) => source.autoFetch);
    for (const source of fetched) source.forgetOtherRequest();
    for (const result of await Promise.allSettled(fetched.map((source) => source.fetch(run)))) {
      if (result.status === "rejected" && isCancelled(result.reason)) throw result.reason;
    }
  }
}

/** Run a handler whenever a collection fails; returns a function that stops it. */
export function onCollectionError(runtime: Runtime, handler: Handler<CollectionFailure>, label: string): () => void {
  const { errorHandlers } = runtime.part(Collections);
  const listener = (failure: CollectionFailure): void => void startHandler(handler, failure, label, { runtime });
  errorHandlers.add(listener);
  return () => errorHandlers.delete(listener);
}

/** Whether a collection of an app waits for data. */
export const isFetchingAny = (runtime: Runtime): boolean =>
  [...runtime.part(Collections).fetched].some((one) => one.isFetching.peek());

/** Clear all collections of an app, as at sign-out. */
export function clearCollections(runtime: Runtime): void {
  batch(() => {
    for (const one of runtime.part(Collections).fetched) one.clear();
  });
}

class SourceCollection<Data, Params> implements FetchableCollection<Data, Params> {
  readonly id: string;
  readonly autoFetch: boolean;
  readonly key: string;
  readonly data: Signal<Data>;
  readonly total: Signal<number>;
  readonly limit = signal(0);
  readonly offset = signal(0);
  readonly isFetching = signal(false);
  readonly isFetched: Signal<boolean>;
  readonly error = signal<WorkflowError | null>(null);
  private readonly options: CollectionOptions<Data, Params>;
  /** The parameters of the last fetch. */
  private given: { readonly params: Params } | undefined;
  /** The page that a paginator turned to. */
  private part: Part | undefined;
  /** Belongs to the current fetch; answers to other fetches are dropped. */
  private controller: AbortController | undefined;
  private latest: Promise<void> = Promise.resolve();
  /** The last run that fetched it; another fetch of its own ends with the same page. */
  private run: Run | undefined;
  asked: Asked<Data> | undefined;
  private following: Promise<Follower<Data>> | undefined;
  private follower: Follower<Data> | undefined;

  constructor(options: CollectionOptions<Data, Params>) {
    this.given = paramsBefore(options);
    this.id = options.id;
    this.options = options;
    this.autoFetch = options.request !== undefined && options.autoFetch !== false;
    this.key = options.key ?? "id";
    this.data = signal(options.empty);
    this.total = signal(countOf(options.empty));
    this.isFetched = signal(options.request === undefined);
  }

  async fetch(run: Run, params: Params): Promise<void> {
    this.part = undefined;
    await this.ask(run, params);
  }

  private async ask(run: Run, params: Params): Promise<void> {
    const { request } = this.options;
    if (request === undefined) return;
    throwIfCancelled(run.signal);
    run.task.runtime.part(Collections).fetched.add(this);
    this.given = { params };
    this.run = run;
    if (this.isFetching.peek()) this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    let answered = this.load(run, controller, () => request(this.part, params));
    this.latest = answered;
    await answered;
    // A fetch that replaced this one also answers it.
    while (this.latest !== answered) {
      answered = this.latest;
      await untilLeft(run.signal, answered);
    }
  }

  async fetchWith(run: Run, params: () => Params): Promise<void> {
    let given: Params;
    try {
      given = untracked(params);
    } catch (error) {
      return this.fail(run, error);
    }
    await this.fetch(run, given);
  }

  async fetchAgain(run: Run): Promise<void> {
    if (this.given !== undefined) await this.ask(run, this.given.params);
  }

  async fetchPage(run: Run, offset: number): Promise<void> {
    this.part = { limit: this.limit.peek(), offset, isShown: true };
    await this.fetchAgain(run);
  }

  async read(run: Run, part: Part): Promise<Data> {
    const { given } = this;
    const { request } = this.options;
    if (request === undefined) return this.data.peek();
    if (given === undefined) throw new WorkflowFailure(`the collection ${this.id} has no parameters before a fetch`);
    throwIfCancelled(run.signal);
    const page = await untilLeft(
      run.signal,
      untracked(() => request({ limit: 0, offset: 0, ...part }, given.params)).load(run.signal, run.task.runtime),
    );
    return page.data;
  }

  private async load(run: Run, controller: AbortController, ask: () => CollectionRequest<Data>): Promise<void> {
    const stop = (): void => controller.abort();
    const { signal } = run;
    const begun = this.follower?.begin() ?? 0;
    signal.addEventListener("abort", stop, { once: true });
    this.isFetching.value = true;
    try {
      const request = untracked(() => ask());
      const asked = { request, arrangement: this.arrangement() };
      const page = await untilLeft(signal, request.load(controller.signal, run.task.runtime));
      if (this.controller !== controller) return;
      const lastOffset = offsetBefore(request, page);
      if (lastOffset !== undefined) return await this.turnBack(run, controller, lastOffset, request.limit);
      this.take(asked, this.follower?.taken(page, begun, asked) ?? page);
      this.follow(run);
    } catch (error) {
      if (this.controller === controller) this.fail(run, error);
    } finally {
      signal.removeEventListener("abort", stop);
      if (this.controller === controller) this.isFetching.value = false;
    }
  }

  /** Load the last page that has rows, in place of one past the end. */
  private async turnBack(run: Run, controller: AbortController, offset: number, limit: number): Promise<void> {
    const { options, given } = this;
    if (options.request === undefined || given === undefined) return;
    const { request } = options;
    this.part = { limit, offset, isShown: true };
    await this.load(run, controller, () => request(this.part, given.params));
    if (this.controller === controller) options.turned?.(offset);
  }

  private take(asked: Asked<Data>, page: Page<Data>): void {
    const { request } = asked;
    this.asked = asked;
    batch(() => {
      this.data.value = page.data;
      this.total.value = page.total;
      this.limit.value = request.limit;
      this.offset.value = request.offset;
      this.error.value = null;
      this.isFetched.value = true;
      this.isFetching.value = false;
    });
  }

  private fail(run: Run, error: unknown): never {
    if (!isCancelled(error)) {
      const failure = toWorkflowError(error);
      batch(() => {
        this.error.value = failure;
        this.isFetching.value = false;
      });
      logError(`collection ${this.id}`, `${messages.collectionFetch}: ${failure.message}`, error);
      const { id } = this;
      const { name = id } = this.options;
      for (const handle of run.task.runtime.part(Collections).errorHandlers)
        handle({ error: failure, collection: { id, name, data: this.data.peek() } });
    }
    throw error;
  }

  forgetOtherRequest(params: Params): void {
    this.forgetOtherThan(() => params);
  }

  forgetOtherThan(params: () => Params): void {
    const { request } = this.options;
    if (this.asked === undefined || request === undefined) return;
    let key: string | undefined;
    try {
      key = untracked(() => request(undefined, params())).key;
    } catch {
      // The fetch reports it.
    }
    if (key !== this.asked.request.key) this.empty();
  }

  arrangement(): Arrangement {
    const { given } = this;
    const { arrangement } = this.options;
    return arrangement === undefined || given === undefined ? {} : untracked(() => arrangement(given.params));
  }

  replace(data: Data, total = countOf(data)): void {
    batch(() => {
      this.data.value = data;
      this.total.value = total;
    });
    this.leaveEmptyPage({ data, total });
  }

  /** Show the last page that has rows, after the last row of this one was removed. */
  private leaveEmptyPage(page: Page<Data>): void {
    const { asked, run } = this;
    const offset = asked && offsetBefore(asked.request, page);
    if (offset === undefined || run === undefined || run.signal.aborted || this.isFetching.peek()) return;
    this.options.turned?.(offset);
    // A failure is in `error`.
    this.fetchPage(run, offset).catch(() => {});
  }

  write(data: Data, total: number, inserted: readonly unknown[]): void {
    this.replace(data, total);
    this.follower?.written(inserted);
  }

  async merge(runtime: Runtime, table: string, written: WrittenRows): Promise<void> {
    const { follow, isLive } = this.options;
    if (table !== this.options.table || follow === undefined || isLive) return;
    // The pending answer may be older than the rows.
    if (!this.isFetched.peek()) await this.latest.catch(() => {});
    if (!this.isFetched.peek()) return;
    try {
      this.following ??= follow(this, runtime);
      const { following } = this;
      const follower = await following;
      // It was cleared in the meantime.
      if (this.following !== following) return;
      this.follower = follower;
      await follower.merge(written);
    } catch (error) {
      this.following = undefined;
      logError(`collection ${this.id}`, error);
    }
  }

  /** Follow the source while the page that fetched the data is open. */
  private follow(run: Run): void {
    const { follow, isLive } = this.options;
    if (follow === undefined || !isLive) return;
    this.following ??= follow(this, run.task.runtime);
    const { following } = this;
    following
      .then((follower) => {
        // It was cleared in the meantime.
        if (this.following !== following) return follower.end();
        this.follower = follower;
        follower.until(run.task.lifetime.signal);
      })
      .catch((error: unknown) => {
        // The next fetch tries again.
        if (this.following !== following) return;
        this.follower = undefined;
        this.following = undefined;
        logError(`collection ${this.id}`, error);
      });
  }

  clear(): void {
    this.follower?.end();
    this.follower = undefined;
    this.following = undefined;
    this.given = paramsBefore(this.options);
    this.empty();
  }

  private empty(): void {
    if (this.options.request === undefined) return;
    this.controller?.abort();
    this.controller = undefined;
    this.asked = undefined;
    batch(() => {
      this.replace(this.options.empty);
      this.isFetched.value = false;
      this.isFetching.value = false;
      this.error.value = null;
    });
  }
}

/** Returns the offset of the last page that has rows, if this one has none: its last row was removed, or an address is old. */
function offsetBefore<Data>(
  { offset, limit, isCounted }: CollectionRequest<Data>,
  page: Page<Data>,
): number | undefined {
  const { data, total } = page;
  const isPast = isCounted && limit > 0 && total > 0 && total <= offset && Array.isArray(data) && data.length === 0;
  return isPast ? Math.floor((total - 1) / limit) * limit : undefined;
}

/** Returns the parameters before the first fetch: unknown, unless the collection has none, whose type is `void`. */
const paramsBefore = <Data, Params>({ hasParams }: CollectionOptions<Data, Params>) =>
  hasParams ? undefined : { params: undefined as Params };

const countOf = (data: unknown): number => (Array.isArray(data) ? data.length : data == null ? 0 : 1);

const isNested = (groups: CollectionGroups): groups is readonly (readonly AnyCollection[])[] =>
  Array.isArray(groups[0]);

const asGroups = (groups: CollectionGroups): readonly (readonly AnyCollection[])[] =>
  isNested(groups) ? groups : [groups];
