import { loadCode } from "../../app/reload.ts";
import { type CollectionRequest, collection, type FetchableCollection, type Part } from "../../data/collections.ts";
import { arrangementOf, type ListOptions, rangeOf, settingsOf } from "../request/collection-settings.ts";
import { allRows, firstRow, requests } from "./supabase-rows.ts";
import type { Query, Values } from "./supabase-types.ts";

export interface SupabaseCollectionOptions<Params = void> extends ListOptions<Params> {
  /** A table or view; alternatively a function. */
  readonly table?: string;
  readonly function?: string;
  readonly args?: (params: Params) => Values;
  /** The columns, in PostgREST syntax; all when absent. */
  readonly select?: string;
  /** Whether to count all rows that pass the filter, for paging. */
  readonly count?: boolean;
  /** Whether table changes update the rows. */
  readonly realtime?: boolean;
  /** The column with the reference by which a row of the database replaces a locally inserted one. */
  readonly echo?: string;
}

/**
 * Declare a collection of database rows: filtered, sorted and paged there.
 *
 * With `single: true` it is the first row, or null. A function that returns no rows yields its value unchanged.
 */
export function supabaseCollection<Row, Params = void>(
  options: SupabaseCollectionOptions<Params> & { readonly single: true },
): FetchableCollection<Row | null, Params>;
export function supabaseCollection<Row, Params = void>(
  options: SupabaseCollectionOptions<Params> & { readonly single?: false },
): FetchableCollection<readonly Row[], Params>;
export function supabaseCollection<Row, Params = void>(
  options: SupabaseCollectionOptions<Params> & { readonly single?: boolean },
): FetchableCollection<Row | null, Params> | FetchableCollection<readonly Row[], Params> {
  const { table, realtime: isLive = false } = options;
  const rules = table === undefined ? undefined : { ...options, table, isPaged: options.count === true };
  const followRows = () => loadCode("follow-rows", () => import("../../realtime/follow-rows.ts"));
  const common = {
    ...settingsOf(options),
    table,
    isLive,
    arrangement: (params: Params) => arrangementOf(options, params),
  };
  if (options.single === true) {
    return collection<Row | null, Params>({
      ...common,
      empty: null,
      request: (part, params) => request(options, part, params, firstRow<Row>),
      ...(rules && {
        follow: async (source, runtime) => (await followRows()).followRow<Row>(source, { ...rules, runtime }),
      }),
    });
  }
  return collection<readonly Row[], Params>({
    ...common,
    empty: [],
    request: (part, params) => request(options, part, params, allRows<Row>),
    ...(rules && {
      follow: async (source, runtime) => (await followRows()).followRows<Row>(source, { ...rules, runtime }),
    }),
  });
}

function request<Data, Params>(
  options: SupabaseCollectionOptions<Params> & { readonly single?: boolean },
  part: Part | undefined,
  params: Params,
  read: (data: unknown) => Data,
): CollectionRequest<Data> {
  const { limit, offset } = rangeOf(options, part, params);
  const query: Query = {
    table: options.table,
    function: options.function,
    args: options.args?.(params),
    select: options.select ?? "*",
    columns: undefined,
    filter: options.filter?.(params),
    sort: options.sort?.(params) ?? [],
    limit: options.single === true && options.function === undefined ? 1 : limit,
    offset,
    count: options.count === true && (part === undefined || part.isShown) ? "exact" : undefined,
  };
  return requestOf(query, read);
}

const requestOf = <Data>(query: Query, read: (data: unknown) => Data): CollectionRequest<Data> => ({
  key: JSON.stringify(query),
  limit: query.limit,
  offset: query.offset,
  isCounted: query.count !== undefined,
  load: async (signal, runtime) => {
    const { data, total } = await (await requests()).readRows(runtime, query, signal);
    return { data: read(data), total };
  },
  part: ({ limit, offset, isShown }) =>
    requestOf({ ...query, limit: limit ?? 0, offset: offset ?? 0, count: isShown ? query.count : undefined }, read),
});
