import { WorkflowFailure } from "../workflow/workflow.ts";
import type { Present } from "./channel-types.ts";
import type { Realtime } from "./manager.ts";
import type { PresenceNews, Presences, Topic, TopicListener } from "./topic.ts";

/** Options and listeners of a room. */
export interface RoomOptions {
  /** The backend checks its policies for access. */
  readonly isPrivate: boolean;
  readonly isSelfHeard: boolean;
  /** The presence key of this visitor; the backend generates one when it is empty. */
  readonly presenceKey: string;
  readonly wantsPresence: boolean;
  readonly changed: () => void;
  readonly lost: () => void;
  readonly refused: (reason: string) => void;
  readonly broadcast: (event: string, payload: unknown) => void;
  readonly presence: (present: readonly Present[], joined: readonly Present[], left: readonly Present[]) => void;
}

/** Messages between the clients of a channel: broadcasts and presence. */
export class Room {
  private readonly options: RoomOptions;
  isJoined = false;
  private readonly topic: Topic;
  /** The participants, by the reference the backend assigns. */
  private present = new Map<string, Present>();
  private state: unknown;
  /** Resolves when the presence state is sent after the last join. */
  private entered: Promise<void> = Promise.resolve();
  private waiting: { readonly go: () => void; readonly stop: (error: Error) => void }[] = [];

  constructor(realtime: Realtime, name: string, options: RoomOptions) {
    this.options = options;
    const { isPrivate, isSelfHeard, presenceKey, wantsPresence } = options;
    const config = {
      private: isPrivate,
      broadcast: { ack: true, self: isSelfHeard },
      presence: { key: presenceKey, enabled: wantsPresence || presenceKey !== "" },
    };
    const listener: TopicListener = {
      config,
      listen: (channel) => {
        channel.on("broadcast", { event: "*" }, ({ event, payload }) => options.broadcast(String(event), payload));
      },
      ...(wantsPresence && { presence: (news) => this.hearPresence(news) }),
      joined: () => this.enter(),
      lost: () => {
        this.isJoined = false;
        options.lost();
      },
      refused: options.refused,
    };
    this.topic = realtime.joinTopic(name, listener, () => this.isJoined);
  }

  /** Send a message; waits for a connection. */
  async broadcast(event: string, payload: unknown): Promise<void> {
    await this.whenJoined();
    await this.topic.send({ type: "broadcast", event, payload: payload ?? {} });
  }

  /** Set this visitor's presence state, sent again after every gap; null ends the presence. */
  async setPresence(state: unknown): Promise<void> {
    this.state = state;
    if (this.isJoined) return this.tellState();
    await this.whenJoined();
    await this.entered;
  }

  leave(): void {
    this.topic.leave();
    for (const { stop } of this.waiting.splice(0)) stop(new WorkflowFailure("the channel was closed"));
  }

  private whenJoined(): Promise<void> {
    if (this.isJoined) return Promise.resolve();
    return new Promise((go, stop) => this.waiting.push({ go, stop }));
  }

  private enter(): void {
    this.isJoined = true;
    // Also when only broadcasts wait; a `setPresence` that waits gets the result.
    this.entered = this.state == null ? Promise.resolve() : this.tellState();
    this.entered.catch(() => {});
    for (const { go } of this.waiting.splice(0)) go();
    this.options.changed();
  }

  private tellState(): Promise<void> {
    const { state } = this;
    if (state == null) return this.topic.send({ type: "presence", event: "untrack" });
    // Presence states must be objects; wrap other values.
    const payload = typeof state === "object" && !Array.isArray(state) ? state : { value: state };
    return this.topic.send({ type: "presence", event: "track", payload });
  }

  private hearPresence(news: PresenceNews): void {
    // Comparing the list that follows a join finds who joined or left in a gap.
    if (news.kind === "state") return this.change(listOf(news.all));
    const present = new Map(this.present);
    for (const reference of listOf(news.leaves ?? {}).keys()) present.delete(reference);
    for (const [reference, one] of listOf(news.joins ?? {})) present.set(reference, one);
    this.change(present);
  }

  private change(present: Map<string, Present>): void {
    const before = this.present;
    const joined = [...present].filter(([reference]) => !before.has(reference)).map(([, one]) => one);
    const left = [...before].filter(([reference]) => !present.has(reference)).map(([, one]) => one);
    this.present = present;
    this.options.presence([...present.values()], joined, left);
  }
}

function listOf(presences: Presences): Map<string, Present> {
  const found = new Map<string, Present>();
  for (const [key, { metas }] of Object.entries(presences)) {
    for (const { phx_ref: reference, phx_ref_prev: _, ...state } of metas) found.set(String(reference), { key, state });
  }
  return found;
}
