import type { CollectionOptions, Part } from "../../data/collections.ts";
import type { FilterEntry } from "../../data/filter.ts";
import type { OrderEntry } from "../../data/order.ts";

/** What a part of a list is asked by. */
export interface RangeOptions {
  readonly limit?: () => number | null | undefined;
  readonly offset?: () => number | null | undefined;
}

/** What collections of all sources say alike. */
export interface ListOptions extends RangeOptions {
  readonly id: string;
  readonly filter?: () => FilterEntry;
  readonly sort?: () => readonly OrderEntry[];
  readonly autoFetch?: boolean;
  readonly key?: string;
}

type Settings = Pick<CollectionOptions<unknown>, "id" | "autoFetch" | "key">;

/** The settings that a collection was given. */
export const settingsOf = ({ id, autoFetch, key }: Pick<ListOptions, "id" | "autoFetch" | "key">): Settings => ({
  id,
  ...(autoFetch === undefined ? {} : { autoFetch }),
  ...(key === undefined ? {} : { key }),
});

/** The filter and the order as they are now. */
export const arrangementOf = ({ filter, sort }: ListOptions) => ({ filter: filter?.(), sort: sort?.() });

/** Which rows are wanted: those of a part, or else those that the collection names; 0 for all. */
export const rangeOf = (options: RangeOptions, part: Part | undefined) => ({
  limit: (part ? part.limit : options.limit?.()) ?? 0,
  offset: (part ? part.offset : options.offset?.()) ?? 0,
});
