/** One level of an order. */
export interface Order {
  /** The column, or a path in an item. */
  readonly by: string | null | undefined;
  readonly direction?: string | null | undefined;
  /** Where what has no value goes. */
  readonly nulls?: "first" | "last" | undefined;
  /** Use the level only when this holds. Absent, it does. */
  readonly if?: unknown;
}

/** A level of an order; nothing and `false` leave it out. */
export type OrderEntry = Order | null | undefined | false;

/** A level that counts. */
export interface PlainOrder {
  readonly by: string;
  readonly isDescending: boolean;
  readonly nulls: "first" | "last" | undefined;
}

/** The levels that count now. A direction that is not `desc`, in any case of letters, is upwards. */
export function plainOrder(entries: readonly OrderEntry[] | null | undefined): readonly PlainOrder[] {
  return (entries ?? []).flatMap((entry) => {
    if (entry === false || !entry?.by || ("if" in entry && !entry.if)) return [];
    return [{ by: entry.by, isDescending: entry.direction?.toLowerCase() === "desc", nulls: entry.nulls }];
  });
}
