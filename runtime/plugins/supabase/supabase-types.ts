import type { FilterEntry } from "../../data/filter.ts";
import type { OrderEntry } from "../../data/order.ts";
import type { StreamTargets } from "../request/stream.ts";

export type Values = Readonly<Record<string, unknown>>;

/** How rows are counted: exactly, by the planner's estimate, or estimated only where there are many. */
export type Counting = "exact" | "planned" | "estimated";

/** A query for rows. */
export interface Query {
  readonly table: string | undefined;
  readonly function: string | undefined;
  readonly args: Values | undefined;
  /** The columns, in PostgREST syntax. */
  readonly select: string;
  /** The names of columns, in place of `select`. */
  readonly columns: readonly string[] | undefined;
  readonly filter: FilterEntry;
  readonly sort: readonly OrderEntry[];
  readonly limit: number;
  readonly offset: number;
  /** How all matching rows are counted too, if at all. */
  readonly count: Counting | undefined;
}

export interface OfTable {
  readonly table: string;
}

/** The rows of a step: their columns equal the values of `match`, and they pass the filter. */
export interface Rows extends OfTable {
  readonly match?: Values | undefined;
  readonly filter?: FilterEntry;
}

export interface Returning {
  /** The columns to return. Nothing is returned when absent, so that a write needs no right to read. */
  readonly columns?: readonly string[] | undefined;
}

/** How a write is sent. */
export interface Sending {
  /** Send it again when the connection is back, if no answer arrived. */
  readonly resend?: boolean | undefined;
}

/** The part of the rows to read, and their order. */
export interface Arranged {
  readonly filter?: FilterEntry;
  readonly sort?: readonly OrderEntry[] | undefined;
  /** 0 or null for all. */
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** What happens to the written rows. */
export interface Syncing {
  /** Apply them to the fetched collections of the table. The rows are returned whole, so they must be readable. */
  readonly autoSync?: boolean | undefined;
}

export interface SelectOptions extends Arranged, Rows, Returning {
  readonly single?: boolean | undefined;
}

export interface CountedOptions extends SelectOptions {
  readonly count: Counting;
}

/** Rows, with their total count. */
export interface Counted<Data> {
  readonly data: Data;
  readonly count: number;
}

/** A call of a function; order and range apply to one that returns rows. */
export interface CallOptions extends Arranged, Sending {
  /** Milliseconds after which the call fails. */
  readonly timeout?: number;
}

export interface CountedCallOptions extends CallOptions {
  /** The planner cannot estimate how many rows a function returns. */
  readonly count: "exact";
}

export interface InsertOptions<Data> extends OfTable, Returning, Syncing, Sending {
  readonly data: Data;
  /** With several rows, columns missing in one of them become null; with `false` they get the database's default. */
  readonly defaultToNull?: boolean | undefined;
}

export interface UpdateOptions extends Rows, Returning, Syncing {
  readonly data: object;
  readonly single?: boolean | undefined;
}

export interface DeleteOptions extends Rows, Returning, Syncing {
  readonly single?: boolean | undefined;
}

export interface UpsertOptions<Data> extends InsertOptions<Data> {
  /** The columns that identify a row; the primary key when absent. */
  readonly conflict?: readonly string[] | undefined;
  readonly ignoreDuplicates?: boolean | undefined;
}

export interface InvokeOptions extends StreamTargets {
  readonly function: string | null | undefined;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | undefined;
  readonly body?: unknown;
  readonly query?: Values | undefined;
  readonly headers?: Values | undefined;
}
