import type { CollectionOptions, Part } from "../../data/collections.ts";
import type { FilterEntry } from "../../data/filter.ts";
import type { OrderEntry } from "../../data/order.ts";

/** The range of a collection. */
export interface RangeOptions {
  readonly limit?: () => number | null | undefined;
  readonly offset?: () => number | null | undefined;
}

/** Options that collections of all sources share. */
export interface ListOptions extends RangeOptions {
  readonly id: string;
  readonly filter?: () => FilterEntry;
  readonly sort?: () => readonly OrderEntry[];
  readonly autoFetch?: boolean;
  readonly key?: string;
}

type Settings = Pick<CollectionOptions<unknown>, "id" | "autoFetch" | "key">;

/** Returns the settings of a collection. */
export const settingsOf = ({ id, autoFetch, key }: Pick<ListOptions, "id" | "autoFetch" | "key">): Settings => ({
  id,
  ...(autoFetch === undefined ? {} : { autoFetch }),
  ...(key === undefined ? {} : { key }),
});

/** Returns the current filter and order. */
export const arrangementOf = ({ filter, sort }: ListOptions) => ({ filter: filter?.(), sort: sort?.() });

/** Returns the range of rows to read: the part's, else the collection's; a limit of 0 means all. */
export const rangeOf = (options: RangeOptions, part: Part | undefined) => ({
  limit: (part ? part.limit : options.limit?.()) ?? 0,
  offset: (part ? part.offset : options.offset?.()) ?? 0,
});
