/** A collection as formulas see it: its items, and the window of them that is asked for. */
export interface CollectionValue<T> {
  readonly data: readonly T[] | null | undefined;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly total?: number | null | undefined;
}

/** What list helpers take. Nothing is taken too, and refused when the formula runs. */
export type List<T> = readonly T[] | CollectionValue<T> | null | undefined;

/** The type of a member by its key; a path, or a key that is not known, gives `unknown`. */
export type At<T, K> = K extends keyof T ? T[K] : unknown;

/** An item where the type is a list, else the type itself; never nothing. */
export type Flat<V> = Exclude<V extends readonly (infer Item)[] ? Item : V, null | undefined>;

/** The type of the items of a list or collection. */
export type ItemOf<L> = L extends readonly (infer T)[] ? T : L extends CollectionValue<infer T> ? T : never;
