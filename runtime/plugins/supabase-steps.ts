import { throwIfCancelled, untilLeft } from "../cancelled.ts";
import type { Run } from "../workflow.ts";
import { allRows, firstRow, requests } from "./supabase-rows.ts";
import type {
  InsertOptions,
  InvokeOptions,
  Query,
  Rows,
  SelectOptions,
  Sending,
  UpdateOptions,
  UpsertOptions,
  Values,
} from "./supabase-types.ts";

type Requests = Awaited<ReturnType<typeof requests>>;

/** Send a request of a step. One that was sent is not taken back; a page that was left only does not hear of it. */
async function finish<T>(run: Run, send: (made: Requests) => Promise<T>): Promise<T> {
  throwIfCancelled(run.signal);
  return untilLeft(run.signal, requests().then(send));
}

/** The same for a write that is to arrive, however long the connection is away. It goes on when the page is left. */
async function deliver<T>(run: Run, { resend }: Sending, send: (made: Requests) => Promise<T>): Promise<T | null> {
  if (!resend) return finish(run, send);
  throwIfCancelled(run.signal);
  const work = async () => (await import("./resend.ts")).untilAnswered(async () => send(await requests()));
  return untilLeft(run.signal, work());
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
  const added = await deliver(run, options, (made) => made.insertRows(options));
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
  const written = await deliver(run, options, (made) => made.upsertRows(options));
  return Array.isArray(options.data) ? allRows<Row>(written) : firstRow<Row>(written);
}

/** Remove the rows that match. Refuses to empty a whole table. */
export async function supabaseDelete(run: Run, options: Rows): Promise<void> {
  await finish(run, (made) => made.deleteRows(options));
}

/** Call a function of the database. Gives what it returns. After `timeout` milliseconds it counts as failed. */
export async function supabaseCall<Result = unknown>(
  run: Run,
  name: string,
  args: Values = {},
  options: Sending & { readonly timeout?: number } = {},
): Promise<Result> {
  // The design says what the function returns.
  return (await deliver(run, options, (made) => made.callFunction(name, args, options.timeout))) as Result;
}

/** Call an edge function. Gives its answer. */
export async function supabaseInvoke<Result = unknown>(run: Run, options: InvokeOptions): Promise<Result> {
  // The design says what the function answers.
  return (await finish(run, (made) => made.invokeFunction(options, run.signal))) as Result;
}
