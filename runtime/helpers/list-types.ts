/** A collection as formulas see it: its items, and the requested window of them. */
export interface CollectionValue<T> {
  readonly data: readonly T[] | null | undefined;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly total?: number | null | undefined;
}

/** The parameter type of list helpers. They accept null and throw at run time. */
export type List<T> = readonly T[] | CollectionValue<T> | null | undefined;

/** The type of a property by its key; `unknown` for a path or an unknown key. Nothing has nothing. */
export type At<T, K> = T extends null | undefined ? T : K extends keyof T ? T[K] : unknown;

/** The item type of an array, else the type itself; never null or undefined. */
export type Flat<V> = Exclude<V extends readonly (infer Item)[] ? Item : V, null | undefined>;

/** The item type of an array or collection. */
export type ItemOf<L> = L extends readonly (infer T)[] ? T : L extends CollectionValue<infer T> ? T : never;
