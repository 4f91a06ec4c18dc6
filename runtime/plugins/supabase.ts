import type { SupabaseClient } from "@supabase/supabase-js";
import { throwIfCancelled, untilLeft } from "../cancelled.ts";
import { collection, type FetchableCollection } from "../collections.ts";
import type { FilterEntry } from "../filter.ts";
import type { OrderEntry } from "../order.ts";
import type { Run } from "../workflow.ts";
import type {
  InsertOptions,
  InvokeOptions,
  Query,
  Rows,
  SelectOptions,
  UpdateOptions,
  UpsertOptions,
  Values,
} from "./supabase-types.ts";

export * from "../filter.ts";

export interface SupabaseCollectionOptions {
  readonly id: string;
  /** A table or a view, or else a function. */
  readonly table?: string;
  readonly function?: string;
  readonly args?: () => Values;
  /** The columns, as PostgREST writes them; all when absent. */
  readonly select?: string;
  readonly filter?: () => FilterEntry;
  readonly sort?: () => readonly OrderEntry[];
  readonly limit?: () => number | null | undefined;
  readonly offset?: () => number | null | undefined;
  /** Whether to count all rows that pass the filter, for paging. */
  readonly count?: boolean;
  readonly autoFetch?: boolean;
  readonly key?: string;
}

/**
 * Declare a collection of rows of the database: filtered, sorted and paged there.
 *
 * With `single: true` it is the first row, or nothing. A function that returns no rows gives its value as it is.
 */
export function supabaseCollection<Row>(
  options: SupabaseCollectionOptions & { readonly single: true },
): FetchableCollection<Row | null>;
export function supabaseCollection<Row>(
  options: SupabaseCollectionOptions & { readonly single?: false },
): FetchableCollection<readonly Row[]>;
export function supabaseCollection<Row>(
  options: SupabaseCollectionOptions & { readonly single?: boolean },
): FetchableCollection<Row | null> | FetchableCollection<readonly Row[]> {
  const { id, autoFetch, key } = options;
  const common = {
    id,
    arrangement: () => ({ filter: options.filter?.(), sort: options.sort?.() }),
    ...(autoFetch === undefined ? {} : { autoFetch }),
    ...(key === undefined ? {} : { key }),
  };
  if (options.single === true) {
    return collection<Row | null>({ ...common, empty: null, request: () => request(options, firstRow<Row>) });
  }
  return collection<readonly Row[]>({ ...common, empty: [], request: () => request(options, allRows<Row>) });
}

// The design says what the rows of a source are; the database answers with them.
const firstRow = <Row>(data: unknown): Row | null => ((Array.isArray(data) ? data[0] : data) ?? null) as Row | null;
const allRows = <Row>(data: unknown): readonly Row[] =>
  (Array.isArray(data) ? data : data == null ? [] : [data]) as readonly Row[];

function request<Data>(
  options: SupabaseCollectionOptions & { readonly single?: boolean },
  read: (data: unknown) => Data,
) {
  const query: Query = {
    table: options.table,
    function: options.function,
    args: options.args?.(),
    select: options.select ?? "*",
    filter: options.filter?.(),
    sort: options.sort?.() ?? [],
    limit: options.single === true && options.function === undefined ? 1 : (options.limit?.() ?? 0),
    offset: options.offset?.() ?? 0,
    count: options.count === true,
  };
  return {
    key: JSON.stringify(query),
    limit: query.limit,
    offset: query.offset,
    load: async (signal: AbortSignal) => {
      const { data, total } = await (await requests()).readRows(query, signal);
      return { data: read(data), total };
    },
  };
}

/** The code that talks to the database, loaded with the first request. */
const requests = () => import("./supabase-requests.ts");

type Requests = Awaited<ReturnType<typeof requests>>;

/** Send a request of a step. One that was sent is not taken back; a page that was left only does not hear of it. */
async function finish<T>(run: Run, send: (made: Requests) => Promise<T>): Promise<T> {
  throwIfCancelled(run.signal);
  return untilLeft(run.signal, requests().then(send));
}

/** The client itself, for what no step does. */
export const supabaseClient = async (): Promise<SupabaseClient> => (await requests()).connect();

type Many<Row> = readonly Row[];

/** Read rows once. With `single: true` gives the first, or nothing. */
export function supabaseSelect<Row>(run: Run, options: SelectOptions & { readonly single: true }): Promise<Row | null>;
export function supabaseSelect<Row>(run: Run, options: SelectOptions): Promise<Many<Row>>;
export async function supabaseSelect<Row>(run: Run, options: SelectOptions): Promise<Row | null | Many<Row>> {
  const { table, match, columns, sort = [], limit, single } = options;
  const query: Query = {
    table,
    function: undefined,
    args: undefined,
    select: columns?.join(",") ?? "*",
    filter: options.filter,
    sort,
    limit: single ? 1 : (limit ?? 0),
    offset: 0,
    count: false,
  };
  const data = await finish(run, (made) => made.selectRows(query, match));
  return single ? firstRow<Row>(data) : allRows<Row>(data);
}

/** Add a row, or several when `data` is a list. Gives back what was added, in the same form. */
export function supabaseInsert<Row>(run: Run, options: InsertOptions<readonly object[]>): Promise<Many<Row>>;
export function supabaseInsert<Row>(run: Run, options: InsertOptions<object>): Promise<Row | null>;
export async function supabaseInsert<Row>(
  run: Run,
  options: InsertOptions<object | readonly object[]>,
): Promise<Row | null | Many<Row>> {
  const added = await finish(run, (made) => made.insertRows(options));
  return Array.isArray(options.data) ? allRows<Row>(added) : firstRow<Row>(added);
}

/** Change the rows that match. Gives them back; with `single: true` the first. Refuses to change a whole table. */
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions & { readonly single: true }): Promise<Row | null>;
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Many<Row>>;
export async function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Row | null | Many<Row>> {
  const changed = await finish(run, (made) => made.updateRows(options));
  return options.single ? firstRow<Row>(changed) : allRows<Row>(changed);
}

/** Add rows, or change those that are there already. Gives back what was written, in the form of `data`. */
export function supabaseUpsert<Row>(run: Run, options: UpsertOptions<readonly object[]>): Promise<Many<Row>>;
export function supabaseUpsert<Row>(run: Run, options: UpsertOptions<object>): Promise<Row | null>;
export async function supabaseUpsert<Row>(
  run: Run,
  options: UpsertOptions<object | readonly object[]>,
): Promise<Row | null | Many<Row>> {
  const written = await finish(run, (made) => made.upsertRows(options));
  return Array.isArray(options.data) ? allRows<Row>(written) : firstRow<Row>(written);
}

/** Remove the rows that match. Refuses to empty a whole table. */
export async function supabaseDelete(run: Run, options: Rows): Promise<void> {
  await finish(run, (made) => made.deleteRows(options));
}

/** Call a function of the database. Gives what it returns. */
export async function supabaseCall<Result = unknown>(run: Run, name: string, args: Values = {}): Promise<Result> {
  // The design says what the function returns.
  return (await finish(run, (made) => made.callFunction(name, args))) as Result;
}

/** Call an edge function. Gives its answer. */
export async function supabaseInvoke<Result = unknown>(run: Run, options: InvokeOptions): Promise<Result> {
  // The design says what the function answers.
  return (await finish(run, (made) => made.invokeFunction(options))) as Result;
}
