import { type RealtimeChannel, RealtimeClient, type RealtimeClientOptions } from "@supabase/realtime-js";
import { growingDelayMs } from "./retry.ts";
import type { Message, PresenceDiff, Presences, Topic, TopicListener } from "./topic.ts";

// The connection of the app, open while there are topics. The protocol is the vendor's; when to connect again, when a
// silent connection counts as lost, and what a new token or a new person changes is decided here.

/** Times in milliseconds. */
export interface SocketTiming {
  /** The delay before the first reconnect; it doubles with each further attempt. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  /** The interval between heartbeats, and how long the answer to one may take. */
  readonly heartbeatMs: number;
  /** How long connecting, and the answer to a message, may take. */
  readonly answerMs: number;
  /** How long an answer may take after the machine woke up, when the connection is probably dead. */
  readonly wakeMs: number;
  /** How long the socket stays open without topics. */
  readonly idleMs: number;
}

export const usualTiming: SocketTiming = {
  retryMs: 250,
  longestRetryMs: 30_000,
  heartbeatMs: 15_000,
  answerMs: 10_000,
  wakeMs: 3_000,
  idleMs: 5_000,
};

/** What the socket needs from its owner. */
export interface SocketOptions {
  /** The address of the realtime service, without `/websocket`. */
  readonly url: string;
  /** Returns the parameters of the address; called for each person. */
  readonly params: () => Readonly<Record<string, string>>;
  /** Returns the token of the signed-in user. */
  readonly token: () => string | null;
  readonly timing?: SocketTiming;
  /** Called when the socket was lost, or a topic was joined or left. */
  readonly onChange?: () => void;
}

/** The vendor's error for a heartbeat without an answer: the connection is lost, but not closed yet. */
const silence = "heartbeat timeout";

/** The vendor's timer never fires: it would not reconnect in a hidden tab. */
const never = 2 ** 31 - 1;

/** The connection to the realtime service: one vendor client for each person. */
export class RealtimeSocket {
  private readonly options: SocketOptions;
  private readonly timing: SocketTiming;
  private readonly topics = new Map<string, OpenTopic>();
  private transport: PatientSocket | undefined;
  private retry: Timer | undefined;
  private lossCount = 0;
  client: RealtimeClient;

  constructor(options: SocketOptions) {
    this.options = options;
    this.timing = options.timing ?? usualTiming;
    this.client = this.createClient();
  }

  get isOpen(): boolean {
    return this.client.isConnected();
  }

  /** Whether the connection was lost since a topic was last joined. */
  get isTroubled(): boolean {
    return this.lossCount > 0;
  }

  /** Join a topic; each has one listener. */
  join(name: string, listener: TopicListener): Topic {
    if (this.topics.has(name)) throw new Error(`the topic ${name} is already joined`);
    const topic = new OpenTopic(this, name, listener);
    this.topics.set(name, topic);
    topic.join();
    void this.connect();
    return topic;
  }

  /** The connection may be back, or dead without an event: check now. */
  wake(): void {
    if (this.topics.size === 0) return;
    if (!this.isOpen) return void this.connect();
    this.transport?.doubt(this.timing.wakeMs);
    this.client.push({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "wake" });
  }

  /** Send a new token to the backend; topics that are not joined, or were refused, are joined with it at once. */
  tellToken(token: string): void {
    void this.client.setAuth(token);
    if (!this.isOpen) return;
    for (const topic of this.topics.values()) if (!topic.isJoined) topic.join();
  }

  /** Reconnect: the connection belongs to the user who was signed in when it was opened. */
  reopen(): void {
    const before = this.client;
    for (const topic of this.topics.values()) topic.lose();
    void before.disconnect();
    this.client = this.createClient();
    if (this.topics.size === 0) return;
    this.lossCount += 1;
    for (const topic of this.topics.values()) topic.join();
    this.changed();
  }

  /** A topic was joined: what went wrong before does not count any more. */
  settled(): void {
    this.lossCount = 0;
    this.changed();
  }

  changed(): void {
    this.options.onChange?.();
  }

  remove(topic: OpenTopic): void {
    if (this.topics.get(topic.name) === topic) this.topics.delete(topic.name);
    if (this.topics.size === 0) this.lossCount = 0;
    this.changed();
  }

  /** Returns the delay before the next attempt. */
  delayMs(attempt: number): number {
    const { retryMs, longestRetryMs } = this.timing;
    return growingDelayMs(retryMs, attempt, longestRetryMs);
  }

  private createClient(): RealtimeClient {
    const { url, params, token } = this.options;
    const { heartbeatMs, answerMs, idleMs } = this.timing;
    const client: RealtimeClient = new RealtimeClient(url, {
      params: params(),
      transport: patientSocket(answerMs, (made) => {
        this.transport = made;
      }),
      timeout: answerMs,
      heartbeatIntervalMs: heartbeatMs,
      disconnectOnEmptyChannelsAfterMs: idleMs,
      reconnectAfterMs: () => {
        if (client === this.client) this.connectLater();
        return never;
      },
      vsn: "1.0.0",
      decode: (data, pass) => {
        const frame = readFrame(data);
        if (frame === undefined) return;
        if (frame.topic.startsWith(prefix)) this.topics.get(frame.topic.slice(prefix.length))?.hearPresence(frame);
        pass(frame);
      },
    });
    const given = token();
    if (given !== null) void client.setAuth(given);
    return client;
  }

  private connectLater(): void {
    if (this.retry !== undefined || this.topics.size === 0) return;
    this.retry = setTimeout(() => void this.connect(), this.delayMs(this.lossCount));
    this.lossCount += 1;
    this.changed();
  }

  private async connect(): Promise<void> {
    clearTimeout(this.retry);
    this.retry = undefined;
    const { client } = this;
    if (client.isConnected() || client.isConnecting()) return;
    // The vendor keeps a lost socket until it is disconnected.
    await client.disconnect();
    if (client !== this.client) return;
    try {
      client.connect();
    } catch {
      this.connectLater();
    }
  }
}

/** A topic, across all its joins: a vendor channel that is replaced when the vendor would not join it again. */
class OpenTopic implements Topic {
  readonly name: string;
  isJoined = false;
  private readonly socket: RealtimeSocket;
  private readonly listener: TopicListener;
  private readonly waiting = new Set<(error: Error) => void>();
  private channel: RealtimeChannel | undefined;
  private again: Timer | undefined;
  private failureCount = 0;
  private isLeft = false;

  constructor(socket: RealtimeSocket, name: string, listener: TopicListener) {
    this.socket = socket;
    this.name = name;
    this.listener = listener;
  }

  /** Join with a new channel, which has the current token. */
  join(): void {
    clearTimeout(this.again);
    this.drop();
    const channel = this.socket.client.channel(this.name, { config: { ...this.listener.config } });
    this.channel = channel;
    this.listener.listen(channel);
    channel.subscribe((status, error) => {
      if (this.channel === channel) this.hear(status, error);
    });
  }

  async send(message: Message): Promise<void> {
    const { channel } = this;
    if (channel === undefined || !this.isJoined || !this.socket.isOpen) throw new Error("there is no connection");
    await new Promise<void>((resolve, reject) => {
      this.waiting.add(reject);
      void channel.send(message).then((answer) => {
        this.waiting.delete(reject);
        if (answer === "ok") resolve();
        else reject(new Error(answer === "error" ? "the backend refused" : "the backend does not answer"));
      }, reject);
    });
  }

  /**
   * Pass on who came and went. The vendor's own list loses the references of a key with two participants, and so never
   * removes them.
   */
  hearPresence({ event, payload, join_ref: joinRef }: Frame): void {
    if (joinRef != null && joinRef !== this.channel?.joinPush.ref) return;
    const { presence } = this.listener;
    if (event === "presence_state") presence?.({ kind: "state", all: payload as Presences });
    else if (event === "presence_diff") presence?.({ kind: "diff", ...(payload as PresenceDiff) });
  }

  /** The connection is lost, or the backend closed the topic. */
  lose(): void {
    clearTimeout(this.again);
    for (const reject of this.waiting) reject(new Error("the connection was lost"));
    this.waiting.clear();
    if (!this.isJoined) return;
    this.isJoined = false;
    this.listener.lost();
    this.socket.changed();
  }

  leave(): void {
    if (this.isLeft) return;
    this.isLeft = true;
    this.isJoined = false;
    this.lose();
    this.drop();
    this.socket.remove(this);
  }

  private drop(): void {
    const { channel } = this;
    this.channel = undefined;
    void channel?.unsubscribe();
  }

  private hear(status: `${Parameters<SubscribeCallback>[0]}`, error: Error | undefined): void {
    if (status === "SUBSCRIBED") {
      this.isJoined = true;
      this.failureCount = 0;
      this.listener.joined();
      this.socket.settled();
    } else if (status === "CLOSED") {
      // The vendor does not join a topic again that the backend closed.
      this.lose();
      this.again = setTimeout(() => this.join(), this.socket.delayMs(this.failureCount));
      this.failureCount += 1;
    } else if (this.isJoined) this.lose();
    else if (status === "CHANNEL_ERROR" && this.socket.isOpen && error?.message !== silence)
      this.listener.refused(error?.message ?? status);
  }
}

type SubscribeCallback = NonNullable<Parameters<RealtimeChannel["subscribe"]>[0]>;

type Timer = ReturnType<typeof setTimeout>;

type Transport = NonNullable<RealtimeClientOptions["transport"]>;

/** A websocket that counts as lost when nothing arrives in time. */
interface PatientSocket {
  /** Close the socket unless a message arrives within this time. */
  doubt(patienceMs: number): void;
}

/** Returns a class of websockets; `onMake` is called with each. */
function patientSocket(answerMs: number, onMake: (made: PatientSocket) => void): Transport {
  return class extends WebSocket implements PatientSocket {
    private isGivenUp = false;
    private timer: Timer | undefined;

    constructor(address: string | URL) {
      super(address);
      for (const event of ["open", "message", "close"]) this.addEventListener(event, () => clearTimeout(this.timer));
      // A network that drops everything causes no event.
      this.doubt(answerMs);
      onMake(this);
    }

    override get readyState(): WebSocket["readyState"] {
      return this.isGivenUp ? WebSocket.CLOSED : super.readyState;
    }

    doubt(patienceMs: number): void {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.close(), patienceMs);
    }

    /** Closed at once for its owner: on a dead connection the browser may wait long for the other side. */
    override close(): void {
      if (this.isGivenUp) return;
      const { onclose } = this;
      const isConnecting = super.readyState === WebSocket.CONNECTING;
      clearTimeout(this.timer);
      this.isGivenUp = true;
      this.onopen = null;
      this.onmessage = null;
      this.onerror = null;
      this.onclose = null;
      // Closing a socket before it is open logs an error in the console.
      if (isConnecting) this.addEventListener("open", () => super.close());
      else super.close();
      onclose?.call(this, new CloseEvent("close"));
    }
  };
}

type Decode = NonNullable<RealtimeClientOptions["decode"]>;
type Frame = Parameters<Parameters<Decode>[1]>[0];

/** The vendor puts this before the name of each topic. */
const prefix = "realtime:";

/** Returns the frame in a message of the socket; undefined for anything else. */
function readFrame(data: unknown): Frame | undefined {
  const frame = parse(data);
  if (typeof frame?.topic !== "string" || typeof frame.payload !== "object" || frame.payload === null) return undefined;
  if (frame.event === "postgres_changes") isoTimes(frame.payload);
  return frame;
}

function parse(data: unknown): Frame | undefined {
  try {
    return typeof data === "string" ? (JSON.parse(data) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

interface ToldChange {
  readonly columns?: readonly { readonly name: string; readonly type: string }[];
  readonly record?: Record<string, unknown>;
  readonly old_record?: Record<string, unknown>;
}

/** Convert times to the form of requests, with a `T` between day and hour; the vendor leaves those with a zone. */
function isoTimes(payload: { readonly data?: ToldChange }): void {
  const { columns, record, old_record } = payload.data ?? {};
  for (const { name, type } of columns ?? []) {
    if (!type.startsWith("timestamp")) continue;
    for (const row of [record, old_record]) {
      const value = row?.[name];
      if (row && typeof value === "string") row[name] = value.replace(" ", "T");
    }
  }
}
