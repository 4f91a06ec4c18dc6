import type { Steps } from "../workflow/workflow.ts";
import type { ChangeType } from "./table-change.ts";

/** The channel of a step. */
export interface OfChannel {
  readonly channel: string | null | undefined;
}

/** A change of a row, as steps see it. `row` is null after a deletion; `key` is the value of the primary key. */
export interface RowChanged<Row, Key = unknown> {
  readonly channel: string;
  readonly table: string;
  readonly type: ChangeType;
  readonly row: Row;
  readonly key: Key;
  /** When it was committed; for a row found after a gap, the value of its time column. */
  readonly committedAt: string;
  /** It was found after a gap. */
  readonly isMissed: boolean;
}

export interface Broadcast {
  readonly channel: string;
  readonly event: string;
  readonly payload: unknown;
}

/** A participant of a channel. */
export interface Present {
  readonly key: string;
  readonly state: unknown;
}

export interface PresenceChanged {
  readonly channel: string;
  readonly present: readonly Present[];
  readonly joined: readonly Present[];
  readonly left: readonly Present[];
}

export interface ChannelStatus {
  readonly channel: string;
  readonly status: "joining" | "live" | "reconnecting" | "refused" | "closed";
  /** Why it was refused; otherwise empty. */
  readonly message: string;
}

export interface RowCondition {
  readonly field: string;
  readonly operator: "eq" | "ne" | "lt" | "lte" | "gt" | "gte" | "in";
  readonly value: unknown;
}

export interface SubscribeOptions<Row, Key> extends OfChannel {
  readonly table?: string | null | undefined;
  /** The columns of the primary key; `id` when absent. */
  readonly key?: readonly string[];
  readonly event?: ChangeType;
  readonly filter?: RowCondition;
  /** The time column by which missed rows are found. */
  readonly since?: string;
  /** Only clients that the policies admit can receive and send. */
  readonly private?: boolean;
  readonly self?: boolean;
  readonly presence?: string | null | undefined;
  readonly wait?: boolean;
  readonly keep?: boolean;
  readonly onChange?: Steps<RowChanged<Row, Key>>;
  readonly onBroadcast?: Steps<Broadcast>;
  readonly onPresence?: Steps<PresenceChanged>;
  readonly onStatus?: Steps<ChannelStatus>;
}
