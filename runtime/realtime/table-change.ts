export type ChangeType = "INSERT" | "UPDATE" | "DELETE";

/** A change as the backend sends it. */
export interface TableChange {
  readonly type: ChangeType;
  /** The columns of the row that the visitor may read; only the key of a deleted row. */
  readonly row: Readonly<Record<string, unknown>>;
  /** An updated row as it was before, with its key at least. */
  readonly oldRow?: Readonly<Record<string, unknown>>;
  readonly committedAt: string;
  /** The row was too large to send in full, or could not be sent. */
  readonly isPartial: boolean;
}

/** A listener for the changes of a table. */
export interface TableWatcher {
  /** Changes are delivered from here on. Changes since the last `lost` were missed. */
  live(): void;
  lost(): void;
  refused(reason: string): void;
  change(change: TableChange): void;
}
