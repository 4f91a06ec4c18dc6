import type { Runtime } from "../../app/runtime.ts";
import type { WrittenRows } from "../../data/collections.ts";
import { mergeWritten } from "../../data/written-rows.ts";
import { inLanguage } from "../../screen/language.ts";
import { type Run, WorkflowFailure } from "../../workflow/workflow.ts";
import { queryFor } from "./supabase-query.ts";
import { allRows, firstRow } from "./supabase-rows.ts";
import { deliver, finish } from "./supabase-send.ts";
import type {
  Counted,
  CountedOptions,
  Counting,
  DeleteOptions,
  InsertOptions,
  OfTable,
  Query,
  Returning,
  SelectOptions,
  Syncing,
  UpdateOptions,
  UpsertOptions,
} from "./supabase-types.ts";
import { inOrder } from "./updates-in-order.ts";

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
    columns: options.columns,
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

/**
 * Update the matching rows. Returns them; with `single: true` the only one. Refuses to update a whole table. Waits for
 * earlier updates of the same rows.
 */
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions & { readonly single: true }): Promise<Row>;
export function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Many<Row>>;
export async function supabaseUpdate<Row>(run: Run, options: UpdateOptions): Promise<Row | Many<Row>> {
  const asked = returning(options);
  const { table, match, filter } = options;
  const send = () => finish(run, (made) => taking(run, asked, "changed", made.updateRows));
  const changed = await inOrder(run.task.runtime, [table, match, filter], send);
  return options.single ? onlyRow<Row>(run, changed) : allRows<Row>(changed);
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

/** Delete the matching rows. Returns them; with `single: true` the only one. Refuses to delete a whole table. */
export function supabaseDelete<Row>(run: Run, options: DeleteOptions & { readonly single: true }): Promise<Row>;
export function supabaseDelete<Row>(run: Run, options: DeleteOptions): Promise<Many<Row>>;
export async function supabaseDelete<Row>(run: Run, options: DeleteOptions): Promise<Row | Many<Row>> {
  const asked = returning(options);
  const removed = await finish(run, (made) => taking(run, asked, "removed", made.deleteRows));
  return options.single ? onlyRow<Row>(run, removed) : allRows<Row>(removed);
}

/** Asks for columns where the answer has to show whether there was a row: for the ones that the step matches. */
function returning<Options extends UpdateOptions | DeleteOptions>(options: Options): Options {
  const { single, columns, match } = options;
  return single && columns === undefined ? { ...options, columns: match ? Object.keys(match) : ["*"] } : options;
}

const noRow = {
  en: "Nothing was changed: the row no longer exists, or you may not change it.",
  pt: "Nada mudou: o registro não existe mais, ou você não pode mudá-lo.",
};

/** @throws an error with the code `no_row` without a row: a policy that hides a row does not fail the request. */
function onlyRow<Row>(run: Run, rows: unknown): Row {
  const row = firstRow<Row>(rows);
  if (row === null) throw new WorkflowFailure(inLanguage(run.task.runtime, noRow), { status: 200, code: "no_row" });
  return row;
}
