import type { SupabaseClient } from "@supabase/supabase-js";
import { auth } from "../auth.ts";
import { untilLeft } from "../cancelled.ts";
import { collection, type FetchableCollection, type Page } from "../collections.ts";
import { environment } from "../env.ts";
import { type FilterEntry, type PlainFilter, plainFilter } from "../filter.ts";
import { messages } from "../messages.ts";
import { type OrderEntry, plainOrder } from "../order.ts";
import { type Run, WorkflowFailure } from "../workflow.ts";
import { conditionOf, filterText } from "./supabase-filter.ts";

export * from "../filter.ts";

type Values = Readonly<Record<string, unknown>>;

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
  readonly filter: PlainFilter | undefined;
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
    filter: plainFilter(options.filter?.()),
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
  for (const { by, isDescending, nulls } of plainOrder(query.sort)) {
    const placed = nulls === undefined ? {} : { nullsFirst: nulls === "first" };
    narrowed = narrowed.order(by, { ascending: !isDescending, ...placed });
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

function filtered<Query extends Filterable<Query>>(query: Query, filter: PlainFilter | undefined): Query {
  if (filter === undefined) return query;
  if ("operator" in filter) {
    const { column, operator, operand } = conditionOf(filter);
    return query.filter(column, operator, operand);
  }
  if (filter.kind === "and") return filter.filters.reduce((narrowed, one) => filtered(narrowed, one), query);
  return query.or(filter.filters.map(filterText).join(","));
}

interface OfTable {
  readonly table: string;
}

/** Which rows a step is about: those whose columns equal the values of `match`, and that pass the filter. */
interface Rows extends OfTable {
  readonly match?: Values | undefined;
  readonly filter?: FilterEntry;
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

export interface InsertOptions<Data> extends OfTable, Returning {
  readonly data: Data;
}

export interface UpdateOptions extends Rows, Returning {
  readonly data: object;
  readonly single?: boolean | undefined;
}

export interface UpsertOptions<Data> extends InsertOptions<Data> {
  /** The columns that tell rows apart; the primary key when absent. */
  readonly conflict?: readonly string[] | undefined;
  readonly ignoreDuplicates?: boolean | undefined;
}

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
    filter: plainFilter(options.filter),
    sort,
    limit: single ? 1 : (limit ?? 0),
    offset: 0,
    count: false,
  };
  const data = await finish(run, (client) => matching(select(client, query, undefined), match));
  return single ? firstRow<Row>(data) : allRows<Row>(data);
}

/** Add a row, or several when `data` is a list. Gives back what was added, in the same form. */
export function supabaseInsert<Row>(run: Run, options: InsertOptions<readonly object[]>): Promise<Many<Row>>;
export function supabaseInsert<Row>(run: Run, options: InsertOptions<object>): Promise<Row | null>;
export async function supabaseInsert<Row>(
  run: Run,
  { table, data, columns }: InsertOptions<object | readonly object[]>,
): Promise<Row | null | Many<Row>> {
  const added = await finish(run, (client) => returning(client.from(table).insert(rowsOf(data)), columns));
  return Array.isArray(data) ? allRows<Row>(added) : firstRow<Row>(added);
}

/** Change the rows that match. Gives them back; with `single: true` the first. Refuses to change a whole table. */
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions & { readonly single: true }): Promise<Row | null>;
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Many<Row>>;
export async function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Row | null | Many<Row>> {
  const { table, match, data, columns, single } = options;
  const filter = narrowing(options);
  const changed = await finish(run, (client) =>
    returning(filtered(matching(client.from(table).update(defined(data)), match), filter), columns),
  );
  return single ? firstRow<Row>(changed) : allRows<Row>(changed);
}

/** Add rows, or change those that are there already. Gives back what was written, in the form of `data`. */
export function supabaseUpsert<Row>(run: Run, options: UpsertOptions<readonly object[]>): Promise<Many<Row>>;
export function supabaseUpsert<Row>(run: Run, options: UpsertOptions<object>): Promise<Row | null>;
export async function supabaseUpsert<Row>(
  run: Run,
  { table, data, conflict, ignoreDuplicates, columns }: UpsertOptions<object | readonly object[]>,
): Promise<Row | null | Many<Row>> {
  const options = {
    ...(conflict === undefined ? {} : { onConflict: conflict.join(",") }),
    ...(ignoreDuplicates === undefined ? {} : { ignoreDuplicates }),
  };
  const written = await finish(run, (client) => returning(client.from(table).upsert(rowsOf(data), options), columns));
  return Array.isArray(data) ? allRows<Row>(written) : firstRow<Row>(written);
}

/** Remove the rows that match. Refuses to empty a whole table. */
export async function supabaseDelete(run: Run, options: Rows): Promise<void> {
  const filter = narrowing(options);
  await finish(run, (client) => filtered(matching(client.from(options.table).delete(), options.match), filter));
}

/** Call a function of the database. Gives what it returns. */
export async function supabaseCall<Result = unknown>(run: Run, name: string, args: Values = {}): Promise<Result> {
  // The design says what the function returns.
  return (await finish(run, (client) => client.rpc(name, defined(args)))) as Result;
}

export interface InvokeOptions {
  readonly function: string | null | undefined;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | undefined;
  readonly body?: unknown;
  readonly query?: Values | undefined;
}

/** Call an edge function. Gives its answer. */
export async function supabaseInvoke<Result = unknown>(run: Run, options: InvokeOptions): Promise<Result> {
  const { method = "POST", body, query = {} } = options;
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  const client = await connect();
  const sent = client.functions.invoke<Result>(`${options.function ?? ""}${search === "" ? "" : `?${search}`}`, {
    method,
    // The client makes JSON of whatever is no file or form.
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
    const { column, operator, operand } = conditionOf({ field, operator: "eq", value });
    return narrowed.filter(column, operator, operand);
  }, query);
}

function returning<Query extends { select(columns: string): PromiseLike<Answer> } & PromiseLike<Answer>>(
  query: Query,
  columns: readonly string[] | undefined,
): PromiseLike<Answer> {
  return columns?.length === 0 ? query : query.select(columns?.join(",") ?? "*");
}

/** What a write narrows its rows by. Without a condition it would reach every row that the visitor may write. */
function narrowing({ match, filter }: Rows): PlainFilter | undefined {
  const plain = plainFilter(filter);
  const hasMatch = match !== undefined && Object.keys(match).length > 0;
  if (!hasMatch && plain === undefined) throw new WorkflowFailure("a write to existing rows needs a match or a filter");
  return plain;
}

const rowsOf = (data: object | readonly object[]): object | object[] =>
  Array.isArray(data) ? data.map((row: object) => defined(row)) : defined(data);

/** The entries that are not undefined: those the database is to leave as they are. */
const defined = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
