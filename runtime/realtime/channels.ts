import type { Runtime } from "../app/runtime.ts";
import { logError } from "../errors/error-log.ts";
import * as messages from "../messages/parts.ts";
import { appLifetime, type Lifetime } from "../page/lifetime.ts";
import { type Run, type Steps, startHandler, toWorkflowError, WorkflowFailure } from "../workflow/workflow.ts";
import type {
  Broadcast,
  ChannelStatus,
  PresenceChanged,
  RowChanged,
  RowCondition,
  SubscribeOptions,
} from "./channel-types.ts";
import { type OpenChannel, Realtime } from "./manager.ts";
import { Missed } from "./missed.ts";
import { Room } from "./room.ts";
import type { TableChange } from "./table-change.ts";
import { watchTable } from "./table-feed.ts";

// Channels opened by workflows, by name: table changes over its feed, broadcasts and presence over a room.

/** Open a channel, replacing one of the same name. Resolves once it is live, and rejects when it is refused. */
export function subscribe<Row, Key>(run: Run, options: SubscribeOptions<Row, Key>): Promise<void> {
  const name = options.channel ?? "";
  if (name === "") throw new WorkflowFailure("a channel needs a name");
  const { channels } = run.task.runtime.part(Realtime);
  channels.get(name)?.close();
  const channel = new Channel(name, run, options);
  channels.set(name, channel);
  return channel.open();
}

/** Close a channel. */
export function unsubscribe(runtime: Runtime, name: string): void {
  channelOf(runtime, name, messages.noChannelToLeave).close();
}

/** Send a message to everyone in a channel. */
export const broadcast = (runtime: Runtime, name: string, event: string, payload: unknown): Promise<void> =>
  channelOf(runtime, name, messages.noChannelToSendTo).broadcast(event, payload);

/** Set this visitor's presence state in a channel. */
export const setPresence = (runtime: Runtime, name: string, state: unknown): Promise<void> =>
  channelOf(runtime, name, messages.noChannelToBeIn).setPresence(state);

function channelOf(runtime: Runtime, name: string, otherwise: string): OpenChannel {
  const found = runtime.part(Realtime).channels.get(name);
  if (found === undefined) throw new WorkflowFailure(otherwise);
  return found;
}

/** The payload of each `event`, by handler name. */
interface Events {
  readonly onChange: RowChanged<unknown>;
  readonly onBroadcast: Broadcast;
  readonly onPresence: PresenceChanged;
  readonly onStatus: ChannelStatus;
}

/** Options without the row types of the caller. */
type AnyOptions = Omit<SubscribeOptions<never, never>, "onChange"> & {
  readonly onChange?: unknown;
};

class Channel implements OpenChannel {
  readonly name: string;
  private readonly options: AnyOptions;
  private readonly label: string;
  private readonly runtime: Runtime;
  private readonly lifetime: Lifetime;
  private readonly waiting: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  private readonly closers: (() => void)[] = [];
  private opened: Room | undefined;
  private missed: Missed | undefined;
  private isTableLive: boolean;
  private status: ChannelStatus["status"] | undefined;
  private isClosed = false;
  private readonly delivered = new Set<string>();

  constructor(name: string, run: Run, options: AnyOptions) {
    this.name = name;
    this.options = options;
    this.label = `${run.label}.${name}`;
    this.runtime = run.task.runtime;
    this.lifetime = options.keep ? appLifetime : run.task.lifetime;
    this.isTableLive = options.table == null;
  }

  open(): Promise<void> {
    const live = new Promise<void>((resolve, reject) => this.waiting.push({ resolve, reject }));
    // Not an unhandled rejection if it is not awaited.
    live.catch(() => {});
    const { signal } = this.lifetime;
    const close = (): void => this.close();
    signal.addEventListener("abort", close, { once: true });
    this.closers.push(() => signal.removeEventListener("abort", close));
    this.tell("joining");
    this.watch();
    const { onBroadcast, onPresence, presence, table } = this.options;
    // A channel without a table exists for broadcasts and presence.
    if (onBroadcast || onPresence || presence != null || table == null) this.room();
    return live;
  }

  async broadcast(event: string, payload: unknown): Promise<void> {
    await this.room().broadcast(event, payload);
  }

  async setPresence(state: unknown): Promise<void> {
    await this.room().setPresence(state);
  }

  /** Returns the room for broadcasts and presence; joined on first use. */
  private room(): Room {
    if (this.opened !== undefined) return this.opened;
    const { private: isPrivate, self, presence, onPresence } = this.options;
    const channel = this.name;
    const room = new Room(this.runtime.part(Realtime), channel, {
      isPrivate: isPrivate === true,
      isSelfHeard: self === true,
      presenceKey: presence ?? "",
      wantsPresence: onPresence !== undefined,
      changed: () => this.settle(),
      lost: () => this.tell("reconnecting"),
      refused: (reason) => this.refuse(reason),
      broadcast: (event, payload) => this.run("onBroadcast", { channel, event, payload }),
      presence: (present, joined, left) => this.run("onPresence", { channel, present, joined, left }),
    });
    this.opened = room;
    this.closers.push(() => room.leave());
    return room;
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    const { channels } = this.runtime.part(Realtime);
    if (channels.get(this.name) === this) channels.delete(this.name);
    for (const close of this.closers) close();
    if (!this.lifetime.signal.aborted) this.tell("closed");
    for (const { reject } of this.waiting.splice(0)) reject(new WorkflowFailure("the channel was closed"));
  }

  private watch(): void {
    const { label, runtime } = this;
    const { table, filter, since } = this.options;
    if (table == null) return;
    const condition = filter && conditionText(filter);
    if (since !== undefined) {
      const { event = "INSERT" } = this.options;
      const refused = (error: unknown): void => this.refuse(toWorkflowError(error).message);
      this.missed = new Missed({ runtime, table, since, filter, keys: this.keys(), label, refused }, (row, news) => {
        const type = news === "changed" ? "UPDATE" : event;
        this.tellRow({ type, row, committedAt: String(row[since]), isPartial: false }, true);
      });
    }
    const stop = watchTable(runtime, table, condition, {
      live: () => {
        void (this.missed?.fill() ?? Promise.resolve(true)).then((isFilled) => {
          if (this.isClosed || !isFilled) return;
          this.isTableLive = true;
          this.settle();
        });
      },
      lost: () => {
        this.isTableLive = false;
        this.missed?.pause();
        this.tell("reconnecting");
      },
      refused: (reason) => this.refuse(reason),
      change: (change) => this.hear(change),
    });
    this.closers.push(stop, () => this.missed?.pause());
  }

  /** Deliver a change after the missed ones before it. */
  private hear(change: TableChange): void {
    const tell = (): void => this.tellRow(change, false);
    if (this.missed) this.missed.inTurn(change, tell);
    else tell();
  }

  private tellRow({ type, row, committedAt }: TableChange, isMissed: boolean): void {
    const { event, table } = this.options;
    if (this.isClosed || (event !== undefined && event !== type)) return;
    const parts = this.keys().map((column) => row[column]);
    const key = parts.length === 1 ? parts[0] : parts;
    if (!this.isNew(`${type} ${JSON.stringify(key)} ${committedAt}`)) return;
    const current = type === "DELETE" ? null : row;
    this.run("onChange", {
      channel: this.name,
      table: table ?? "",
      type,
      row: current,
      key,
      committedAt,
      isMissed,
    });
  }

  /** The same change may arrive twice: on a connection considered lost, and on the next. */
  private isNew(mark: string): boolean {
    if (this.delivered.has(mark)) return false;
    this.delivered.add(mark);
    if (this.delivered.size > remembered) {
      const [oldest] = this.delivered;
      if (oldest !== undefined) this.delivered.delete(oldest);
    }
    return true;
  }

  private keys(): readonly string[] {
    return this.options.key ?? ["id"];
  }

  private settle(): void {
    if (!this.isTableLive || this.opened?.isJoined === false) return;
    this.tell("live");
    for (const { resolve } of this.waiting.splice(0)) resolve();
  }

  private refuse(reason: string): void {
    if (this.isClosed) return;
    if (this.waiting.length === 0 || this.options.wait !== true) logError(this.label, new Error(reason));
    this.tell("refused", reason);
    for (const { reject } of this.waiting.splice(0)) reject(new WorkflowFailure(reason));
  }

  private tell(status: ChannelStatus["status"], message = ""): void {
    if (this.status === status) return;
    this.status = status;
    this.run("onStatus", { channel: this.name, status, message });
  }

  private run<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    // The design types the rows of the table.
    const steps = this.options[name] as Steps<Events[Name]> | undefined;
    void startHandler(steps, event, `${this.label}.${name}`, {
      runtime: this.runtime,
      lifetime: this.lifetime,
    });
  }
}

/** How many changes are remembered to recognise duplicates. */
const remembered = 2_000;

/** Format a condition for the realtime service: `chat_id=eq.7`, `status=in.(a,b)`. */
function conditionText({ field, operator, value }: RowCondition): string {
  const operand = operator === "in" ? `(${[value].flat().map(String).join(",")})` : String(value ?? "null");
  return `${field}=${operator === "ne" ? "neq" : operator}.${operand}`;
}
