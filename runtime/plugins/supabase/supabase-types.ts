import type { FilterEntry } from "../../data/filter.ts";
import type { OrderEntry } from "../../data/order.ts";
import type { StreamTargets } from "../request/stream.ts";

export type Values = Readonly<Record<string, unknown>>;

/** How rows are counted: one by one, as the planner guesses, or so where there are many. */
export type Counting = "exact" | "planned" | "estimated";

/** What rows are asked for. */
export interface Query {
  readonly table: string | undefined;
  readonly function: string | undefined;
  readonly args: Values | undefined;
  readonly select: string;
  readonly filter: FilterEntry;
  readonly sort: readonly OrderEntry[];
  readonly limit: number;
  readonly offset: number;
  /** Whether all rows are counted as well. */
  readonly count: Counting | undefined;
}

export interface OfTable {
  readonly table: string;
}

/** Which rows a step is about: those whose columns equal the values of `match`, and that pass the filter. */
export interface Rows extends OfTable {
  readonly match?: Values | undefined;
  readonly filter?: FilterEntry;
}

export interface Returning {
  /** The columns to give back; nothing comes back when absent, so that a write needs no right to read. */
  readonly columns?: readonly string[] | undefined;
}

/** How a write goes out. */
export interface Sending {
  /** Send it again when the connection returns, if no answer came. */
  readonly resend?: boolean | undefined;
}

/** Which part of the rows is wanted, and in which order. */
export interface Arranged {
  readonly filter?: FilterEntry;
  readonly sort?: readonly OrderEntry[] | undefined;
  /** 0 or nothing for all. */
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** What becomes of the rows that were written. */
export interface Syncing {
  /** Take them over into the collections of the table that were fetched. The rows come back whole, so they must be readable. */
  readonly autoSync?: boolean | undefined;
}

export interface SelectOptions extends Arranged, Rows, Returning {
  readonly single?: boolean | undefined;
}

export interface CountedOptions extends SelectOptions {
  readonly count: Counting;
}

/** Rows, and how many there are in all. */
export interface Counted<Data> {
  readonly data: Data;
  readonly count: number;
}

/** A call of a function; what arranges rows is for one that returns some. */
export interface CallOptions extends Arranged, Sending {
  /** Milliseconds after which it counts as failed. */
  readonly timeout?: number;
}

export interface CountedCallOptions extends CallOptions {
  /** The planner does not know how many rows a function returns. */
  readonly count: "exact";
}

export interface InsertOptions<Data> extends OfTable, Returning, Syncing, Sending {
  readonly data: Data;
  /** Of several rows, columns that only others have are empty; with `false` they get what the database puts there. */
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
  /** The columns that tell rows apart; the primary key when absent. */
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
