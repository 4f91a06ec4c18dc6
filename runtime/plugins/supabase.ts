import type { SupabaseClient } from "@supabase/supabase-js";
import { auth } from "../auth.ts";
import { untilLeft } from "../cancelled.ts";
import { collection, type FetchableCollection, type Page } from "../collections.ts";
import { environment } from "../env.ts";
import { messages } from "../messages.ts";
import { type Run, WorkflowFailure } from "../workflow.ts";
import { conditionOf, type Filter, filterText } from "./supabase-filter.ts";

export * from "./supabase-filter.ts";

type Values = Readonly<Record<string, unknown>>;

/** One level of an order; nothing and `false` leave a level out. */
export interface Order {
  readonly by: string | null | undefined;
  readonly direction?: string | null | undefined;
  readonly nulls?: "first" | "last" | undefined;
}

type OrderEntry = Order | null | undefined | false;

export interface SupabaseCollectionOptions {
  readonly id: string;
  /** A table or a view, or else a function. */
  readonly table?: string;
  readonly function?: string;
  readonly args?: () => Values;
  /** The columns, as PostgREST writes them; all when absent. */
  readonly select?: string;
  readonly filter?: () => Filter | null | undefined;
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
  const common = { id, ...(autoFetch === undefined ? {} : { autoFetch }), ...(key === undefined ? {} : { key }) };
  if (options.single === true) {
    return collection<Row | null>({ ...common, empty: null, request: () => request(options, firstRow<Row>) });
  }
  return collection<readonly Row[]>({ ...common, empty: [], request: () => request(options, allRows<Row>) });
}

// The design says what the rows of a source are; the database answers with them.
const firstRow = <Row>(data: unknown): Row | null => ((Array.isArray(data) ? data[0] : data) ?? null) as Row | null;
const allRows = <Row>(data: unknown): readonly Row[] =>
  (Array.isArray(data) ? data : data == null ? [] : [data]) as readonly Row[];

interface Query {
  readonly table: string | undefined;
  readonly function: string | undefined;
  readonly args: Values | undefined;
  readonly select: string;
  readonly filter: Filter | null | undefined;
  readonly sort: readonly OrderEntry[];
  readonly limit: number;
  readonly offset: number;
  readonly count: boolean;
}

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
    load: (signal: AbortSignal): Promise<Page<Data>> => readRows(query, signal, read),
  };
}

async function readRows<Data>(query: Query, signal: AbortSignal, read: (data: unknown) => Data): Promise<Page<Data>> {
  const answer = await send((client) => select(client, query, signal));
  if (answer.error?.code === outOfRange) {
    // The page is past the end, as after rows were deleted: there is nothing on it, but a total there is.
    const counted = await send((client) => select(client, { ...query, limit: 0, offset: 0 }, signal, true));
    return { data: read([]), total: counted.count ?? 0 };
  }
  const data = read(dataOf(answer));
  const shown = Array.isArray(data) ? data.length : data == null ? 0 : 1;
  return { data, total: answer.count ?? query.offset + shown };
}

/** What PostgREST answers when the first row asked for is past the last. */
const outOfRange = "PGRST103";

function select(client: SupabaseClient, query: Query, signal: AbortSignal | undefined, head = false) {
  const counting = query.count || head ? ({ count: "exact", head } as const) : {};
  const rows =
    query.function === undefined
      ? client.from(query.table ?? "").select(query.select, counting)
      : called(client, query.function, query, counting);
  let narrowed = filtered(rows, query.filter);
  for (const order of query.sort) {
    if (order === false || !order?.by) continue;
    const nulls = order.nulls === undefined ? {} : { nullsFirst: order.nulls === "first" };
    narrowed = narrowed.order(order.by, {
      ascending: String(order.direction ?? "asc").toLowerCase() !== "desc",
      ...nulls,
    });
  }
  if (query.limit > 0) narrowed = narrowed.range(query.offset, query.offset + query.limit - 1);
  return signal === undefined ? narrowed : narrowed.abortSignal(signal);
}

function called(client: SupabaseClient, name: string, query: Query, counting: { count?: "exact"; head?: boolean }) {
  const rows = client.rpc(name, defined(query.args ?? {}), counting);
  // A function that gives no rows has no columns to choose from.
  return query.select === "*" ? rows : rows.select(query.select);
}

/** The part of the client's builders that a filter needs. */
interface Filterable<Self> {
  filter(column: string, operator: string, value: unknown): Self;
  or(filters: string): Self;
}

function filtered<Query extends Filterable<Query>>(query: Query, filter: Filter | null | undefined): Query {
  if (!filter) return query;
  if (filter.kind === "comparison") {
    const { column, operator, operand } = conditionOf(filter);
    return query.filter(column, operator, operand);
  }
  if (filter.kind === "and") return filter.filters.reduce((narrowed, one) => filtered(narrowed, one), query);
  const parts = filter.filters.map(filterText).filter((part) => part !== undefined);
  return parts.length === 0 ? query : query.or(parts.join(","));
}

/** Which rows a step is about. */
interface Rows {
  /** Rows whose columns equal these values. */
  readonly match?: Values | undefined;
  readonly filter?: Filter | null | undefined;
}

interface Returning {
  /** The columns to give back; all when absent. An empty list gives nothing back. */
  readonly columns?: readonly string[] | undefined;
}

export interface SelectOptions extends Rows, Returning {
  readonly sort?: readonly OrderEntry[] | undefined;
  readonly limit?: number | null | undefined;
  readonly single?: boolean | undefined;
}

/** Read rows once. With `single: true` gives the first, or nothing. */
export function supabaseSelect<Row>(
  run: Run,
  table: string,
  options: SelectOptions & { readonly single: true },
): Promise<Row | null>;
export function supabaseSelect<Row>(run: Run, table: string, options?: SelectOptions): Promise<readonly Row[]>;
export async function supabaseSelect<Row>(
  run: Run,
  table: string,
  options: SelectOptions = {},
): Promise<Row | null | readonly Row[]> {
  const { match, filter, columns, sort = [], limit, single } = options;
  const query: Query = {
    table,
    function: undefined,
    args: undefined,
    select: columns?.join(",") ?? "*",
    filter,
    sort,
    limit: single ? 1 : (limit ?? 0),
    offset: 0,
    count: false,
  };
  const data = await finish(run, (client) => matching(select(client, query, undefined), match));
  return single ? firstRow<Row>(data) : allRows<Row>(data);
}

/** Add a row, or several when `data` is a list. Gives back what was added, in the same form. */
export function supabaseInsert<Row>(
  run: Run,
  table: string,
  options: { readonly data: readonly object[] } & Returning,
): Promise<readonly Row[]>;
export function supabaseInsert<Row>(
  run: Run,
  table: string,
  options: { readonly data: object } & Returning,
): Promise<Row | null>;
export async function supabaseInsert<Row>(
  run: Run,
  table: string,
  { data, columns }: { readonly data: object | readonly object[] } & Returning,
): Promise<Row | null | readonly Row[]> {
  const added = await finish(run, (client) => returning(client.from(table).insert(rowsOf(data)), columns));
  return Array.isArray(data) ? allRows<Row>(added) : firstRow<Row>(added);
}

/** Change the rows that match. Gives them back; with `single: true` the first. Refuses to change a whole table. */
export function supabaseUpdate<Row>(
  run: Run,
  table: string,
  options: Rows & Returning & { readonly data: object; readonly single: true },
): Promise<Row | null>;
export function supabaseUpdate<Row>(
  run: Run,
  table: string,
  options: Rows & Returning & { readonly data: object; readonly single?: false | undefined },
): Promise<readonly Row[]>;
export async function supabaseUpdate<Row>(
  run: Run,
  table: string,
  {
    match,
    filter,
    data,
    columns,
    single,
  }: Rows & Returning & { readonly data: object; readonly single?: boolean | undefined },
): Promise<Row | null | readonly Row[]> {
  requireRows({ match, filter });
  const changed = await finish(run, (client) =>
    returning(filtered(matching(client.from(table).update(defined(data)), match), filter), columns),
  );
  return single ? firstRow<Row>(changed) : allRows<Row>(changed);
}

/** Add rows, or change those that are there already, told apart by the columns of `conflict`. */
export function supabaseUpsert<Row>(
  run: Run,
  table: string,
  options: UpsertOptions<readonly object[]>,
): Promise<readonly Row[]>;
export function supabaseUpsert<Row>(run: Run, table: string, options: UpsertOptions<object>): Promise<Row | null>;
export async function supabaseUpsert<Row>(
  run: Run,
  table: string,
  { data, conflict, ignoreDuplicates, columns }: UpsertOptions<object | readonly object[]>,
): Promise<Row | null | readonly Row[]> {
  const options = {
    ...(conflict === undefined ? {} : { onConflict: conflict.join(",") }),
    ...(ignoreDuplicates === undefined ? {} : { ignoreDuplicates }),
  };
  const written = await finish(run, (client) => returning(client.from(table).upsert(rowsOf(data), options), columns));
  return Array.isArray(data) ? allRows<Row>(written) : firstRow<Row>(written);
}

interface UpsertOptions<Data> extends Returning {
  readonly data: Data;
  readonly conflict?: readonly string[] | undefined;
  readonly ignoreDuplicates?: boolean | undefined;
}

/** Remove the rows that match. Refuses to empty a whole table. */
export async function supabaseDelete(run: Run, table: string, { match, filter }: Rows): Promise<void> {
  requireRows({ match, filter });
  await finish(run, (client) => filtered(matching(client.from(table).delete(), match), filter));
}

/** Call a function of the database. Gives what it returns. */
export async function supabaseCall<Result>(
  run: Run,
  name: string,
  { args = {} }: { readonly args?: Values } = {},
): Promise<Result> {
  // The design says what the function returns.
  return (await finish(run, (client) => client.rpc(name, defined(args)))) as Result;
}

/** Call an edge function. Gives its answer. */
export async function supabaseInvoke<Result>(
  run: Run,
  name: string,
  {
    method = "POST",
    body,
    query = {},
  }: {
    readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    readonly body?: unknown;
    readonly query?: Values;
  } = {},
): Promise<Result> {
  const search = new URLSearchParams(
    Object.entries(defined(query)).map(([key, value]) => [key, String(value)]),
  ).toString();
  const client = await connect();
  const sent = client.functions.invoke<Result>(search === "" ? name : `${name}?${search}`, {
    method,
    ...(body === undefined || body === null ? {} : { body: body as Record<string, unknown> }),
  });
  const { data, error } = await untilLeft(run.signal, sent);
  if (error !== null) throw await functionFailure(error);
  return data as Result;
}

async function functionFailure(error: {
  readonly name?: string;
  readonly message?: string;
  readonly context?: unknown;
}): Promise<WorkflowFailure> {
  const { context } = error;
  if (context instanceof Response) {
    const text = await context.text().catch(() => "");
    return new WorkflowFailure(messages.functionStatus(context.status), { status: context.status, body: text });
  }
  const message = error.message ?? "";
  return new WorkflowFailure(
    error.name === "FunctionsRelayError" ? messages.relayError(message) : messages.fetchError(message),
  );
}

/** What the client answers with. It never rejects; `error` says what went wrong. */
interface Answer {
  readonly data: unknown;
  readonly count?: number | null;
  readonly error: {
    readonly message: string;
    readonly code?: string;
    readonly details?: unknown;
    readonly hint?: unknown;
  } | null;
  readonly status?: number;
}

/** Send a request of a step. One that was sent is not taken back; a page that was left only does not hear of it. */
async function finish(run: Run, ask: (client: SupabaseClient) => PromiseLike<Answer>): Promise<unknown> {
  return dataOf(await untilLeft(run.signal, send(ask)));
}

async function send(ask: (client: SupabaseClient) => PromiseLike<Answer>): Promise<Answer> {
  return ask(await connect());
}

function dataOf({ data, error, status }: Answer): unknown {
  if (error === null) return data;
  const { message, code, details, hint } = error;
  const text = code === "PGRST100" ? messages.minimalUnsupported : message;
  throw new WorkflowFailure(text, {
    code: code ?? null,
    details: details ?? null,
    hint: hint ?? null,
    status: status ?? 0,
  });
}

let connected: Promise<SupabaseClient> | undefined;

/** The client, loaded when it is needed for the first time. It takes the token of the session at each request. */
function connect(): Promise<SupabaseClient> {
  connected ??= createConnection().catch((error: unknown) => {
    connected = undefined;
    throw error;
  });
  return connected;
}

async function createConnection(): Promise<SupabaseClient> {
  const { backendUrl, backendKey } = environment();
  if (backendUrl === "" || backendKey === "") throw new WorkflowFailure(messages.invalidSupabase);
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(backendUrl, backendKey, { accessToken: async () => auth.accessToken.peek() });
}

/** The client itself, for what no step does. */
export const supabaseClient = connect;

function matching<Query extends Filterable<Query>>(query: Query, match: Values = {}): Query {
  return Object.entries(match).reduce((narrowed, [field, value]) => {
    const { column, operator, operand } = conditionOf({ kind: "comparison", field, operator: "eq", value });
    return narrowed.filter(column, operator, operand);
  }, query);
}

function returning<Query extends { select(columns: string): PromiseLike<Answer> } & PromiseLike<Answer>>(
  query: Query,
  columns: readonly string[] | undefined,
): PromiseLike<Answer> {
  return columns?.length === 0 ? query : query.select(columns?.join(",") ?? "*");
}

/** An update or a delete without a condition would reach every row that the visitor may write. */
function requireRows({ match, filter }: Rows): void {
  const hasMatch = match !== undefined && Object.keys(match).length > 0;
  if (!hasMatch && (!filter || (filter.kind !== "comparison" && filterText(filter) === undefined))) {
    throw new WorkflowFailure("a write to existing rows needs a match or a filter");
  }
}

const rowsOf = (data: object | readonly object[]): object | object[] =>
  Array.isArray(data) ? data.map((row: object) => defined(row)) : defined(data);

/** The entries that are not undefined: those the database is to leave as they are. */
const defined = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
