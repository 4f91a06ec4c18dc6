/** One level of an order. */
export interface Order {
  /** The column, or a path in an item. */
  readonly by: string | null | undefined;
  readonly direction?: string | null | undefined;
  /** Where null values go. */
  readonly nulls?: "first" | "last" | undefined;
  /** Apply the level only if this is truthy. Applied when absent. */
  readonly if?: unknown;
}

/** A level of an order; null and `false` skip it. */
export type OrderEntry = Order | null | undefined | false;

/** An active level. */
export interface PlainOrder {
  readonly by: string;
  readonly isDescending: boolean;
  readonly nulls: "first" | "last" | undefined;
}

/** Returns the active levels. Any direction other than `desc` (ignoring case) is ascending. */
export function plainOrder(entries: readonly OrderEntry[] | null | undefined): readonly PlainOrder[] {
  return (entries ?? []).flatMap((entry) => {
    if (entry === false || !entry?.by || ("if" in entry && !entry.if)) return [];
    return [{ by: entry.by, isDescending: entry.direction?.toLowerCase() === "desc", nulls: entry.nulls }];
  });
}
