import type { CollectionOptions, Part } from "../../data/collections.ts";
import type { FilterEntry } from "../../data/filter.ts";
import type { OrderEntry } from "../../data/order.ts";

/** The range of a collection. */
export interface RangeOptions<Params> {
  readonly limit?: (params: Params) => number | null | undefined;
  /** A variable also takes the offset of the last page, when its own is past the end. */
  readonly offset?: ((params: Params) => number | null | undefined) | OffsetVariable;
}

/** A variable with the offset, such as one in the address. */
interface OffsetVariable {
  peek(): number | null;
  set(value: number): void;
}

/** Options that collections of all sources share. */
export interface ListOptions<Params> extends RangeOptions<Params> {
  readonly id: string;
  readonly name?: string;
  readonly hasParams?: boolean;
  readonly filter?: (params: Params) => FilterEntry;
  readonly sort?: (params: Params) => readonly OrderEntry[];
  readonly autoFetch?: boolean;
  readonly key?: string;
}

type Settings = Pick<CollectionOptions<unknown>, "id" | "name" | "hasParams" | "autoFetch" | "key" | "turned">;

/** Returns the settings of a collection. */
export const settingsOf = <Params>({
  id,
  name,
  hasParams,
  autoFetch,
  key,
  offset,
}: Omit<Settings, "turned"> & Pick<RangeOptions<Params>, "offset">): Settings => ({
  id,
  ...(name === undefined ? {} : { name }),
  ...(hasParams === undefined ? {} : { hasParams }),
  ...(autoFetch === undefined ? {} : { autoFetch }),
  ...(key === undefined ? {} : { key }),
  ...(typeof offset === "object" ? { turned: (to) => offset.set(to) } : {}),
});

/** Returns the current filter and order. */
export const arrangementOf = <Params>({ filter, sort }: ListOptions<Params>, params: Params) => ({
  filter: filter?.(params),
  sort: sort?.(params),
});

/** Returns the range of rows to read: the part's, else the collection's; a limit of 0 means all. */
export const rangeOf = <Params>(options: RangeOptions<Params>, part: Part | undefined, params: Params) => ({
  limit: (part ? part.limit : options.limit?.(params)) ?? 0,
  // An address may hold any number.
  offset: Math.max(0, (part ? part.offset : offsetOf(options, params)) ?? 0),
});

const offsetOf = <Params>({ offset }: RangeOptions<Params>, params: Params): number | null | undefined =>
  typeof offset === "object" ? offset.peek() : offset?.(params);
