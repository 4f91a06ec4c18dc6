import type { Steps } from "../workflow/workflow.ts";
import type { ChangeType } from "./table-feed.ts";

/** Which channel a step is about. */
export interface OfChannel {
  readonly channel: string | null | undefined;
}

/** A change of a row, as steps see it; `row` is nothing when it was deleted, and `key` is what its primary key is. */
export interface RowChanged<Row, Key = unknown> {
  readonly channel: string;
  readonly table: string;
  readonly type: ChangeType;
  readonly row: Row;
  readonly key: Key;
  /** When it was committed; of a row that was found after a gap, what its time column says. */
  readonly committedAt: string;
  /** It was found after a gap. */
  readonly isMissed: boolean;
}

export interface Broadcast {
  readonly channel: string;
  readonly event: string;
  readonly payload: unknown;
}

/** One who is in a channel. */
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
  /** Why it was refused; else empty. */
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
  /** The time column by which rows are found that were missed. */
  readonly since?: string;
  /** Only whom the policies let in hears and says something there. */
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
