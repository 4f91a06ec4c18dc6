import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Runtime } from "../../app/runtime.ts";
import type { Page } from "../../data/collections.ts";
import { fieldOfColumn } from "../../data/field-path.ts";
import { plainOrder } from "../../data/order.ts";
import { type PlainFilter, plainFilter } from "../../data/plain-filter.ts";
import * as messages from "../../messages/parts.ts";
import { failConnection } from "../../workflow/connection-failure.ts";
import { WorkflowFailure } from "../../workflow/workflow.ts";
import { withQuery } from "../request/address.ts";
import { headersOf } from "../request/request.ts";
import { isStreamed, readStream } from "../request/stream.ts";
import { constraintText, loadConstraintTexts } from "./constraint-texts.ts";
import { logInexactNumbers } from "./exact-numbers.ts";
import { namesText, orderText } from "./query-names.ts";
import { refusalText } from "./refusal-texts.ts";
import { objectOf, parsedJson, refusedFields } from "./refused-fields.ts";
import { conditionOf, filterText } from "./supabase-filter.ts";
import { queryFor } from "./supabase-query.ts";
import { service } from "./supabase-service.ts";
import type {
  CallOptions,
  Counted,
  CountedCallOptions,
  Counting,
  DeleteOptions,
  InsertOptions,
  InvokeOptions,
  Query,
  Rows,
  UpdateOptions,
  UpsertOptions,
  Values,
} from "./supabase-types.ts";

// All requests to the database. Loaded with the first request, so that a page without one does not wait for it.

/** Read the rows of a query, and their total count. */
export async function readRows(runtime: Runtime, query: Query, signal: AbortSignal): Promise<Page<unknown>> {
  const { data, count } = await answerTo(runtime, query, undefined, signal);
  const shown = Array.isArray(data) ? data.length : data == null ? 0 : 1;
  return { data, total: count ?? query.offset + shown };
}

/** Read rows once. */
export const selectRows = async (runtime: Runtime, query: Query, match: Values | undefined): Promise<unknown> =>
  (await answerTo(runtime, query, match, undefined)).data;

/** The same, with the total count. */
export async function selectCounted(
  runtime: Runtime,
  query: Query,
  match: Values | undefined,
): Promise<Counted<unknown>> {
  const { data, count } = await answerTo(runtime, query, match, undefined);
  return { data, count: knownCount(count) };
}

/** Count rows. Requests no rows, but not by `HEAD`: an answer without a body could not carry an error. */
export async function countRows(
  runtime: Runtime,
  query: Query,
  match: Values | undefined,
  signal?: AbortSignal,
): Promise<number> {
  const ask = (client: PostgrestClient) => matching(select(client, query, signal), match).limit(0);
  const answer = await send(runtime, ask, { select: columnsOf(query) });
  dataOf(runtime, answer, sourceOf(query));
  return knownCount(countIn(answer));
}

/** Returns the count in an answer. The client returns NaN for an unknown count. */
const countIn = ({ count }: Answer): number | undefined => (count == null || Number.isNaN(count) ? undefined : count);

function knownCount(count: number | undefined): number {
  if (count === undefined) throw new WorkflowFailure("the backend did not return a count");
  return count;
}

/** Insert one or more rows. */
export async function insertRows(runtime: Runtime, options: InsertOptions<object>): Promise<unknown> {
  const { table, data, columns, defaultToNull } = options;
  const ask = (client: PostgrestClient) =>
    returning(tableOf(client, table).insert(rowsOf(data), filling(defaultToNull)), columns);
  return dataOf(runtime, await send(runtime, ask, listsOf(columns, data)), table, data);
}

/** Update rows. */
export async function updateRows(runtime: Runtime, options: UpdateOptions): Promise<unknown> {
  const { table, match, data, columns } = options;
  const filter = narrowing(options);
  const ask = (client: PostgrestClient) =>
    returning(filtered(matching(tableOf(client, table).update(defined(data)), match), filter), columns);
  return dataOf(runtime, await send(runtime, ask, listsOf(columns)), table, data);
}

/** Insert rows, or update existing ones. */
export async function upsertRows(runtime: Runtime, given: UpsertOptions<object>): Promise<unknown> {
  const { table, data, conflict, ignoreDuplicates, columns, defaultToNull } = given;
  const options = {
    ...filling(defaultToNull),
    ...(conflict === undefined ? {} : { onConflict: namesText(conflict) }),
    ...(ignoreDuplicates === undefined ? {} : { ignoreDuplicates }),
  };
  const ask = (client: PostgrestClient) => returning(tableOf(client, table).upsert(rowsOf(data), options), columns);
  return dataOf(runtime, await send(runtime, ask, listsOf(columns, data)), table, data);
}

/** Delete rows. */
export async function deleteRows(runtime: Runtime, options: DeleteOptions): Promise<unknown> {
  const { table, match, columns } = options;
  const filter = narrowing(options);
  const ask = (client: PostgrestClient) =>
    returning(filtered(matching(tableOf(client, table).delete(), match), filter), columns);
  return dataOf(runtime, await send(runtime, ask, listsOf(columns)), table);
}

/** Call a function of the database; fails after `timeout` milliseconds. */
export const callFunction = async (
  runtime: Runtime,
  name: string,
  args: Values,
  options: CallOptions,
): Promise<unknown> =>
  (await within(options, (signal) => answerTo(runtime, callOf(name, args, options), undefined, signal))).data;

/** The same, with the total count of matching rows. */
export async function callCounted(
  runtime: Runtime,
  name: string,
  args: Values,
  options: CountedCallOptions,
): Promise<Counted<unknown>> {
  const query = callOf(name, args, options, options.count);
  const { data, count } = await within(options, (signal) => answerTo(runtime, query, undefined, signal));
  return { data, count: knownCount(count) };
}

/** Count the matching rows of a function. */
export const callCount = (runtime: Runtime, name: string, args: Values, options: CountedCallOptions): Promise<number> =>
  within(options, (signal) =>
    countRows(runtime, callOf(name, args, { filter: options.filter }, options.count), undefined, signal),
  );

const callOf = (name: string, args: Values, options: CallOptions, count?: Counting): Query => {
  const { filter, sort = [], limit, offset } = options;
  return queryFor({ function: name, args, filter, sort, limit: limit ?? 0, offset: offset ?? 0, count });
};

async function within<T>({ timeout }: CallOptions, ask: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
  if (timeout === undefined) return ask(undefined);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Call an edge function. A streamed answer fills the variables of the options meanwhile. */
export async function invokeFunction(runtime: Runtime, options: InvokeOptions, signal: AbortSignal): Promise<unknown> {
  const { method = "POST", body, query, headers } = options;
  const { url, headers: common, fetch } = service(runtime, "functions");
  const client = new FunctionsClient(url, { headers: common, customFetch: fetch });
  const { data, error } = await client.invoke<unknown>(withQuery(options.function ?? "", query), {
    method,
    ...(headers === undefined ? {} : { headers: headersOf(headers) }),
    // The client encodes anything but files and forms as JSON.
    ...(body === undefined || body === null ? {} : { body: body as Record<string, unknown> }),
    ...(isStreamed(options) ? { signal } : {}),
  });
  if (error !== null) throw await functionFailure(error);
  // The client leaves streams to the caller.
  if (data instanceof Response) return readStream(data, options);
  if (isStreamed(options)) return readStream(new Response(textOf(data)), options);
  return data;
}

const textOf = (data: unknown): string => (typeof data === "string" ? data : data == null ? "" : JSON.stringify(data));

async function functionFailure(error: {
  readonly name?: string;
  readonly message?: string;
  readonly context?: unknown;
}): Promise<WorkflowFailure> {
  const { context, message = "" } = error;
  if (error.name === "FunctionsRelayError") return new WorkflowFailure(messages.relayError(message));
  if (!(context instanceof Response)) return new WorkflowFailure(messages.fetchError(causeOf(context) ?? message));
  const text = await context.text().catch(() => "");
  const { code = null, fields = null } = objectOf(parsedJson(text));
  return new WorkflowFailure(messages.functionStatus(context.status), {
    status: context.status,
    body: text,
    code,
    fields,
  });
}

/** Returns the reason why a call did not reach the function. */
const causeOf = (context: unknown): string | undefined => (context instanceof Error ? context.message : undefined);

/** The error code of PostgREST when the offset is past the last row. */
const outOfRange = "PGRST103";

/** The client needs a limit to skip rows. */
const endless = 2 ** 31;

/** Run a query. Past the end it returns no rows, but still a count. */
async function answerTo(
  runtime: Runtime,
  query: Query,
  match: Values | undefined,
  signal: AbortSignal | undefined,
): Promise<{ readonly data: unknown; readonly count: number | undefined }> {
  const ask = (client: PostgrestClient) => matching(select(client, query, signal), match);
  const answer = await send(runtime, ask, { select: columnsOf(query) });
  if (answer.error?.code !== outOfRange)
    return { data: dataOf(runtime, answer, sourceOf(query)), count: countIn(answer) };
  const whole = { ...query, limit: 0, offset: 0 };
  return { data: [], count: await countRows(runtime, whole, match, signal) };
}

function select(client: PostgrestClient, query: Query, signal: AbortSignal | undefined) {
  const counting = query.count === undefined ? {} : { count: query.count };
  const rows =
    query.function === undefined
      ? tableOf(client, query.table ?? "").select("*", counting)
      : called(client, query.function, query, counting);
  let narrowed = filtered(rows, plainFilter(query.filter));
  for (const { by, isDescending, nulls } of plainOrder(query.sort)) {
    const placed = nulls === undefined ? {} : { nullsFirst: nulls === "first" };
    narrowed = narrowed.order(orderText(by), { ascending: !isDescending, ...placed });
  }
  const { limit, offset } = query;
  if (limit > 0 || offset > 0) narrowed = narrowed.range(offset, offset + (limit > 0 ? limit : endless) - 1);
  return signal === undefined ? narrowed : narrowed.abortSignal(signal);
}

function called(client: PostgrestClient, name: string, query: Query, counting: { count?: Counting }) {
  const rows = client.rpc(encodeURIComponent(name), defined(query.args ?? {}), counting);
  // A function that returns no rows has no columns to select.
  return columnsOf(query) === "*" ? rows : rows.select("*");
}

const sourceOf = (query: Query): string => query.table ?? query.function ?? "";

/** Returns the columns to read in the syntax of PostgREST. */
const columnsOf = ({ select, columns }: Query): string => (columns === undefined ? select : namesText(columns));

/** The client puts the name of a table into the address as it is. */
const tableOf = (client: PostgrestClient, table: string) => client.from(encodeURIComponent(table));

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

/** The client's answer. It never rejects; `error` has the reason. */
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

/** Lists of names in an address: the columns that are read, and those that are written. */
interface Lists {
  readonly select: string | undefined;
  readonly columns?: string | undefined;
}

/**
 * Send what the client builds. `lists` replaces its lists of names in the address: the client removes spaces from those
 * that are read, and does not escape the quotes in those that are written.
 */
async function send(
  runtime: Runtime,
  ask: (client: PostgrestClient) => PromiseLike<Answer>,
  lists: Lists,
): Promise<Answer> {
  const { url, headers, fetch } = service(runtime, "rest");
  const sendTo: typeof globalThis.fetch = (input, init) => {
    const address = new URL(String(input));
    for (const [name, list] of Object.entries(lists))
      if (list !== undefined && address.searchParams.has(name)) address.searchParams.set(name, list);
    return fetch(address.href, init);
  };
  const answer = await ask(new PostgrestClient(url, { headers, fetch: sendTo }));
  // The client never rejects.
  if (answer.error !== null && !answer.status) return failConnection(runtime, answer.error);
  if (answer.error?.code?.startsWith("23")) await loadConstraintTexts(runtime);
  return answer;
}

/** Returns what an answer of a table or function has, or throws its error. `written`: the rows that were sent. */
function dataOf(runtime: Runtime, { data, error, status }: Answer, source: string, written?: object): unknown {
  if (error === null) {
    logInexactNumbers(source, data);
    return data;
  }
  const { message, code, details, hint } = error;
  const named = code?.startsWith("23") ? constraintText(runtime, message) : undefined;
  const refused = refusedFields(error, written && { table: source, data: written });
  const columns = Object.keys(refused ?? {});
  const fields = named && refused ? Object.fromEntries(columns.map((column) => [column, named])) : refused;
  const text =
    named ?? (code === "PGRST100" ? messages.minimalUnsupported : refusalText(runtime, message, code, columns));
  const failure = new WorkflowFailure(text, {
    code: code ?? null,
    details: details ?? null,
    hint: hint ?? null,
    status: status ?? 0,
    fields,
  });
  // For the log, which has both.
  if (text !== message) failure.cause = new Error(message);
  throw failure;
}

function matching<Query extends Filterable<Query>>(query: Query, match: Values = {}): Query {
  return Object.entries(match).reduce((narrowed, [field, value]) => {
    const { column, operator, operand } = conditionOf({ field: fieldOfColumn(field), operator: "eq", value });
    return narrowed.filter(column, operator, operand);
  }, query);
}

function returning<Query extends { select(columns: string): PromiseLike<Answer> } & PromiseLike<Answer>>(
  query: Query,
  columns: readonly string[] | undefined,
): PromiseLike<Answer> {
  return columns === undefined || columns.length === 0 ? query : query.select("*");
}

/** Returns the columns that a write returns, and the ones that it writes in several rows. */
const listsOf = (columns: readonly string[] | undefined, data?: object): Lists => ({
  select: columns && namesText(columns),
  columns: Array.isArray(data)
    ? namesText([...new Set(data.flatMap((row: object) => Object.keys(defined(row))))])
    : undefined,
});

/** Returns the conditions of a write. Without any it would affect every row that the visitor may write. */
function narrowing({ match, filter }: Rows): PlainFilter | undefined {
  const plain = plainFilter(filter);
  const hasMatch = match !== undefined && Object.keys(match).length > 0;
  if (!hasMatch && plain === undefined) throw new WorkflowFailure("a write to existing rows needs a match or a filter");
  return plain;
}

const rowsOf = (data: object | readonly object[]): object | object[] =>
  Array.isArray(data) ? data.map((row: object) => defined(row)) : defined(data);

const filling = (defaultToNull: boolean | undefined) => (defaultToNull === undefined ? {} : { defaultToNull });

/** Returns the entries that are not undefined: the database leaves those as they are. */
const defined = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
