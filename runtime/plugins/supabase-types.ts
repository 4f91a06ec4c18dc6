import type { FilterEntry } from "../filter.ts";
import type { OrderEntry } from "../order.ts";
import type { StreamTargets } from "./stream.ts";

export type Values = Readonly<Record<string, unknown>>;

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
  readonly count: boolean;
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

export interface SelectOptions extends Rows, Returning {
  readonly sort?: readonly OrderEntry[] | undefined;
  readonly limit?: number | null | undefined;
  readonly single?: boolean | undefined;
}

export interface InsertOptions<Data> extends OfTable, Returning, Sending {
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

export interface InvokeOptions extends StreamTargets {
  readonly function: string | null | undefined;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | undefined;
  readonly body?: unknown;
  readonly query?: Values | undefined;
  readonly headers?: Values | undefined;
}
