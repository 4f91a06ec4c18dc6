import type { RealtimeChannel, RealtimeChannelOptions } from "@supabase/realtime-js";

/** The listener of a topic. */
export interface TopicListener {
  readonly config: RealtimeChannelOptions["config"];
  /** Add the listeners for messages to a channel that is not joined yet. */
  listen(channel: RealtimeChannel): void;
  /** Who is in the topic, after each join, or who came and went since. */
  presence?(news: PresenceNews): void;
  /** The topic is joined, for the first time or again. */
  joined(): void;
  /** The topic was joined and is lost; it is joined again as soon as possible. */
  lost(): void;
  /** The backend refuses the join for now. */
  refused(reason: string): void;
}

/** The participants of a topic by their key, as the backend sends them. */
export type Presences = Readonly<Record<string, { readonly metas: readonly Readonly<Record<string, unknown>>[] }>>;

export interface PresenceDiff {
  readonly joins?: Presences;
  readonly leaves?: Presences;
}

export type PresenceNews =
  | { readonly kind: "state"; readonly all: Presences }
  | ({ readonly kind: "diff" } & PresenceDiff);

/** A message to the others in a topic. */
export interface Message {
  readonly type: "broadcast" | "presence";
  readonly event: string;
  readonly payload?: unknown;
}

/** A joined topic. */
export interface Topic {
  readonly isJoined: boolean;
  /** Send a message and wait for its reply; rejects if the connection is lost first. */
  send(message: Message): Promise<void>;
  leave(): void;
}
