import type { Arrangement } from "./arrange.ts";
import { isCancelled, throwIfCancelled, untilLeft } from "./cancelled.ts";
import { logError } from "./error-log.ts";
import { messages } from "./messages.ts";
import { batch, type ReadonlySignal, type Signal, signal, untracked } from "./signals.ts";
import { type Handler, type Run, startHandler, toWorkflowError, type WorkflowError } from "./workflow.ts";

/**
 * Data that the app reads: signals that bindings subscribe to one by one.
 *
 * `data` is a list, or one row or nothing for a single one. Old data stays while a fetch runs and when it fails.
 */
export interface Collection<Data> {
  readonly id: string;
  readonly data: ReadonlySignal<Data>;
  /** Rows there are in all, also those that were not read. */
  readonly total: ReadonlySignal<number>;
  /** Rows of one fetch at most; 0 when there is no limit. */
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

/** What is asked of a source. `key` is equal for requests that ask for the same. */
export interface Request<Data> {
  readonly key: string;
  readonly limit: number;
  readonly offset: number;
  readonly load: (signal: AbortSignal) => Promise<Page<Data>>;
}

export interface CollectionOptions<Data> {
  readonly id: string;
  /** Data before the first fetch and after a sign-out. */
  readonly empty: Data;
  /** Whether pages that name the collection fetch it; true when absent. */
  readonly autoFetch?: boolean;
  /** What to ask for now; reads variables, without subscribing to them. */
  readonly request?: () => Request<Data>;
  /** Path of what tells rows apart; `id` when absent. */
  readonly key?: string;
  /** What the source lets in now, and in which order, for rows that are written here. */
  readonly arrangement?: () => Arrangement;
}

/** What can be done with any collection, whatever it holds. */
export interface AnyCollection {
  readonly id: string;
  readonly autoFetch: boolean;
  readonly isFetched: ReadonlySignal<boolean>;
  /** Fetch it; see `fetchCollection`. */
  fetch(run: Run): Promise<void>;
  /** Throw away data that answers another question than the one that would be asked now. */
  forgetOtherRequest(): void;
  clear(): void;
}

/** A collection as the app and its plugins see it. */
export interface FetchableCollection<Data> extends Collection<Data>, AnyCollection {
  readonly key: string;
  /** The filter and the order that its source has now. */
  arrangement(): Arrangement;
  /** Put other data in place of what is there. */
  replace(data: Data, total?: number): void;
}

const registry = new Set<AnyCollection>();
const errorHandlers = new Set<(run: Run, failure: CollectionFailure) => void>();

/** What `collectionFetchError` workflows get. */
export interface CollectionFailure {
  readonly error: WorkflowError;
  readonly collection: { readonly id: string; readonly name: string; readonly data: unknown };
}

/** Declare a collection over a source; plugins call this. */
export function collection<Data>(options: CollectionOptions<Data>): FetchableCollection<Data> {
  const made = new SourceCollection(options);
  registry.add(made);
  return made;
}

/** Declare data that stands in the design. */
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
 * A second fetch meanwhile takes over: both wait for its answer, that of the first is dropped. Throws what went wrong,
 * after the error was stored, logged and told to `collectionFetchError`. Leaving the page cancels it.
 */
export const fetchCollection = (run: Run, source: AnyCollection): Promise<void> => source.fetch(run);

/** Fetch several side by side; throws the first error once all are done. */
export async function fetchCollections(run: Run, sources: readonly AnyCollection[]): Promise<void> {
  const settled = await Promise.allSettled(sources.map((source) => source.fetch(run)));
  for (const result of settled) if (result.status === "rejected") throw result.reason;
}

/** Groups of collections: those of one group are fetched side by side, one group after the other. */
export type CollectionGroups = readonly AnyCollection[] | readonly (readonly AnyCollection[])[];

/** Fetch what a page needs as it loads. Errors are stored in the collections, where the page shows them. */
export async function fetchForPage(run: Run, groups: CollectionGroups): Promise<void> {
  for (const group of asGroups(groups)) {
    const fetched = group.filter((source) => source.autoFetch);
    for (const source of fetched) source.forgetOtherRequest();
    for (const result of await Promise.allSettled(fetched.map((source) => source.fetch(run)))) {
      if (result.status === "rejected" && isCancelled(result.reason)) throw result.reason;
    }
  }
}

/** Run a handler whenever a collection fails; gives the function that stops it. */
export function onCollectionError(handler: Handler<CollectionFailure>, label: string): () => void {
  const listener = (_run: Run, failure: CollectionFailure): void => void startHandler(handler, failure, label);
  errorHandlers.add(listener);
  return () => errorHandlers.delete(listener);
}

/** Empty all collections, as when the visitor signs out. */
export function clearCollections(): void {
  batch(() => {
    for (const one of registry) one.clear();
  });
}

class SourceCollection<Data> implements FetchableCollection<Data> {
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
  private readonly options: CollectionOptions<Data>;
  /** Of the fetch whose answer counts; that of any other is dropped. */
  private controller: AbortController | undefined;
  private latest: Promise<void> = Promise.resolve();
  private requestKey: string | undefined;

  constructor(options: CollectionOptions<Data>) {
    this.id = options.id;
    this.options = options;
    this.autoFetch = options.request !== undefined && options.autoFetch !== false;
    this.key = options.key ?? "id";
    this.data = signal(options.empty);
    this.total = signal(countOf(options.empty));
    this.isFetched = signal(options.request === undefined);
  }

  async fetch(run: Run): Promise<void> {
    const { request } = this.options;
    if (request === undefined) return;
    throwIfCancelled(run.signal);
    if (this.isFetching.peek()) this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    let answered = this.load(run, controller, request);
    this.latest = answered;
    await answered;
    // A fetch that took over answers for this one as well.
    while (this.latest !== answered) {
      answered = this.latest;
      await untilLeft(run.signal, answered);
    }
  }

  private async load(run: Run, controller: AbortController, ask: () => Request<Data>): Promise<void> {
    const stop = (): void => controller.abort();
    run.signal.addEventListener("abort", stop, { once: true });
    this.isFetching.value = true;
    try {
      const request = untracked(ask);
      const page = await untilLeft(run.signal, request.load(controller.signal));
      if (this.controller === controller) this.take(request, page);
    } catch (error) {
      if (this.controller === controller) this.fail(run, error);
    } finally {
      run.signal.removeEventListener("abort", stop);
      if (this.controller === controller) this.isFetching.value = false;
    }
  }

  private take(request: Request<Data>, page: Page<Data>): void {
    this.requestKey = request.key;
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
      this.error.value = failure;
      logError(`collection ${this.id}`, `${messages.collectionFetch}: ${failure.message}`);
      const { id } = this;
      for (const handle of errorHandlers)
        handle(run, { error: failure, collection: { id, name: id, data: this.data.peek() } });
    }
    throw error;
  }

  forgetOtherRequest(): void {
    if (this.requestKey === undefined || this.options.request === undefined) return;
    const { key } = untracked(this.options.request);
    if (key !== this.requestKey) this.clear();
  }

  arrangement(): Arrangement {
    const { arrangement } = this.options;
    return arrangement === undefined ? {} : untracked(arrangement);
  }

  replace(data: Data, total = countOf(data)): void {
    batch(() => {
      this.data.value = data;
      this.total.value = total;
    });
  }

  clear(): void {
    if (this.options.request === undefined) return;
    this.controller?.abort();
    this.controller = undefined;
    this.requestKey = undefined;
    batch(() => {
      this.replace(this.options.empty);
      this.isFetched.value = false;
      this.isFetching.value = false;
      this.error.value = null;
    });
  }
}

const countOf = (data: unknown): number => (Array.isArray(data) ? data.length : data == null ? 0 : 1);

const isNested = (groups: CollectionGroups): groups is readonly (readonly AnyCollection[])[] =>
  Array.isArray(groups[0]);

const asGroups = (groups: CollectionGroups): readonly (readonly AnyCollection[])[] =>
  isNested(groups) ? groups : [groups];
