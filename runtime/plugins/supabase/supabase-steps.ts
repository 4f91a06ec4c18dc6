import type { Runtime } from "../../app/runtime.ts";
import { mergeWritten, type WrittenRows } from "../../data/collections.ts";
import { throwIfCancelled, untilLeft } from "../../workflow/cancelled.ts";
import type { Run } from "../../workflow/workflow.ts";
import { queryFor } from "./supabase-query.ts";
import { allRows, firstRow, requests } from "./supabase-rows.ts";
import type {
  CallOptions,
  Counted,
  CountedCallOptions,
  CountedOptions,
  Counting,
  DeleteOptions,
  InsertOptions,
  InvokeOptions,
  OfTable,
  Query,
  Returning,
  SelectOptions,
  Sending,
  Syncing,
  UpdateOptions,
  UpsertOptions,
  Values,
} from "./supabase-types.ts";

type Requests = Awaited<ReturnType<typeof requests>>;

/** Send the request of a step. A sent request is not undone; after the page was left its answer is ignored. */
async function finish<T>(run: Run, send: (made: Requests) => Promise<T>): Promise<T> {
  throwIfCancelled(run.signal);
  return untilLeft(run.signal, requests().then(send));
}

/** The same for a write that must arrive, however long the connection is down. It continues after the page was left. */
async function deliver<T>(run: Run, { resend }: Sending, send: (made: Requests) => Promise<T>): Promise<T | null> {
  if (!resend) return finish(run, send);
  throwIfCancelled(run.signal);
  const { runtime } = run.task;
  const work = async () =>
    (await import("../request/resend.ts")).untilAnswered(runtime, async () => send(await requests()));
  return untilLeft(run.signal, work());
}

type Many<Row> = readonly Row[];

/**
 * Write rows, and apply them to the collections of their table if the step asks for it, even after its page was left.
 * Returns the requested columns.
 */
async function taking<Options extends OfTable & Returning & Syncing>(
  run: Run,
  options: Options,
  kind: WrittenRows["kind"],
  send: (runtime: Runtime, options: Options) => Promise<unknown>,
): Promise<unknown> {
  const { runtime } = run.task;
  if (!options.autoSync) return send(runtime, options);
  const { table, columns } = options;
  const rows = allRows<object>(await send(runtime, { ...options, columns: ["*"] }));
  await mergeWritten(run, table, { kind, rows });
  return columns === undefined || columns.includes("*") ? rows : rows.map((row) => withOnly(row, columns));
}

const withOnly = (row: object, columns: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));

/** Read rows once. With `single: true` returns the first, or null. */
export function supabaseSelect<Row>(run: Run, options: SelectOptions & { readonly single: true }): Promise<Row | null>;
export function supabaseSelect<Row>(run: Run, options: SelectOptions): Promise<Many<Row>>;
export async function supabaseSelect<Row>(run: Run, options: SelectOptions): Promise<Row | null | Many<Row>> {
  const data = await finish(run, (made) =>
    made.selectRows(run.task.runtime, queryOf(options, undefined), options.match),
  );
  return options.single ? firstRow<Row>(data) : allRows<Row>(data);
}

/** Read rows once, and count all matching ones. */
export function supabaseSelectCounted<Row>(
  run: Run,
  options: CountedOptions & { readonly single: true },
): Promise<Counted<Row | null>>;
export function supabaseSelectCounted<Row>(run: Run, options: CountedOptions): Promise<Counted<Many<Row>>>;
export async function supabaseSelectCounted<Row>(
  run: Run,
  options: CountedOptions,
): Promise<Counted<Row | null> | Counted<Many<Row>>> {
  const query = queryOf(options, options.count);
  const { data, count } = await finish(run, (made) => made.selectCounted(run.task.runtime, query, options.match));
  return options.single ? { data: firstRow<Row>(data), count } : { data: allRows<Row>(data), count };
}

/** Count the matching rows, without reading any. */
export const supabaseCount = (run: Run, { table, match, filter, count }: CountedOptions): Promise<number> =>
  finish(run, (made) => made.countRows(run.task.runtime, queryOf({ table, filter }, count), match));

const queryOf = (options: SelectOptions, count: Counting | undefined): Query =>
  queryFor({
    table: options.table,
    select: options.columns?.join(",") ?? "*",
    filter: options.filter,
    sort: options.sort ?? [],
    limit: options.single ? 1 : (options.limit ?? 0),
    offset: options.offset ?? 0,
    count,
  });

/** Insert a row, or several when `data` is an array. Returns the inserted rows, in the same form. */
export function supabaseInsert<Row>(run: Run, options: InsertOptions<readonly object[]>): Promise<Many<Row>>;
export function supabaseInsert<Row>(run: Run, options: InsertOptions<object>): Promise<Row | null>;
export async function supabaseInsert<Row>(
  run: Run,
  options: InsertOptions<object | readonly object[]>,
): Promise<Row | null | Many<Row>> {
  const added = await deliver(run, options, (made) => taking(run, options, "added", made.insertRows));
  return Array.isArray(options.data) ? allRows<Row>(added) : firstRow<Row>(added);
}

/** Update the matching rows. Returns them; with `single: true` the first. Refuses to update a whole table. */
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions & { readonly single: true }): Promise<Row | null>;
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Many<Row>>;
export async function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Row | null | Many<Row>> {
  const changed = await finish(run, (made) => taking(run, options, "changed", made.updateRows));
  return options.single ? firstRow<Row>(changed) : allRows<Row>(changed);
}

/** Insert rows, or update existing ones. Returns the written rows, in the form of `data`. */
export function supabaseUpsert<Row>(run: Run, options: UpsertOptions<readonly object[]>): Promise<Many<Row>>;
export function supabaseUpsert<Row>(run: Run, options: UpsertOptions<object>): Promise<Row | null>;
export async function supabaseUpsert<Row>(
  run: Run,
  options: UpsertOptions<object | readonly object[]>,
): Promise<Row | null | Many<Row>> {
  const written = await deliver(run, options, (made) => taking(run, options, "changed", made.upsertRows));
  return Array.isArray(options.data) ? allRows<Row>(written) : firstRow<Row>(written);
}

/** Delete the matching rows. Returns them; with `single: true` the first. Refuses to delete a whole table. */
export function supabaseDelete<Row>(run: Run, options: DeleteOptions & { readonly single: true }): Promise<Row | null>;
export function supabaseDelete<Row>(run: Run, options: DeleteOptions): Promise<Many<Row>>;
export async function supabaseDelete<Row>(run: Run, options: DeleteOptions): Promise<Row | null | Many<Row>> {
  const removed = await finish(run, (made) => taking(run, options, "removed", made.deleteRows));
  return options.single ? firstRow<Row>(removed) : allRows<Row>(removed);
}

/** Call a function of the database. Returns its result. */
export async function supabaseCall<Result = unknown>(
  run: Run,
  name: string,
  args: Values = {},
  options: CallOptions = {},
): Promise<Result> {
  // The design types the result of the function.
  return (await deliver(run, options, (made) => made.callFunction(run.task.runtime, name, args, options))) as Result;
}

/** Call a function that returns rows, and count all matching ones. */
export async function supabaseCallCounted<Result = unknown>(
  run: Run,
  name: string,
  args: Values,
  options: CountedCallOptions,
): Promise<Counted<Result>> {
  // The design types the result of the function.
  return (await deliver(run, options, (made) =>
    made.callCounted(run.task.runtime, name, args, options),
  )) as Counted<Result>;
}

/** Count the matching rows of a function, without reading any. */
export async function supabaseCallCount(
  run: Run,
  name: string,
  args: Values,
  options: CountedCallOptions,
): Promise<number> {
  return (await deliver(run, options, (made) => made.callCount(run.task.runtime, name, args, options))) ?? 0;
}

/** Call an edge function. Returns its answer. */
export async function supabaseInvoke<Result = unknown>(run: Run, options: InvokeOptions): Promise<Result> {
  // The design types the answer of the function.
  return (await finish(run, (made) => made.invokeFunction(run.task.runtime, options, run.signal))) as Result;
}
