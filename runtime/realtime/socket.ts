// One socket for all topics of the app, open while there are topics: joins, replies, heartbeats and reconnects. Speaks
// the protocol of Supabase's realtime service and does not know about rows.

/** The listener of a topic. */
export interface TopicListener {
  /** Returns the join payload; called at every join, so that it is current. */
  joinPayload(): object;
  /** The topic is joined, for the first time or again. */
  joined(): void;
  /** The topic was joined and is lost; it is joined again as soon as possible. */
  lost(): void;
  /** The backend refuses the join for now. */
  refused(reason: string): void;
  message(event: string, payload: unknown): void;
}

/** A joined topic. */
export interface Topic {
  readonly isJoined: boolean;
  /** Send a message and wait for its reply; rejects if the connection is lost first. */
  push(event: string, payload: object): Promise<void>;
  leave(): void;
}

/** Times in milliseconds. */
export interface SocketTiming {
  /** The delay before the first reconnect; it doubles with each further attempt. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  /** The interval between heartbeats. */
  readonly heartbeatMs: number;
  /** How long a reply may take before the connection counts as lost. */
  readonly answerMs: number;
  /** The same after the machine woke up, when the connection is probably dead. */
  readonly wakeMs: number;
  /** How long the socket stays open without topics. */
  readonly idleMs: number;
}

export const usualTiming: SocketTiming = {
  retryMs: 250,
  longestRetryMs: 30_000,
  heartbeatMs: 20_000,
  answerMs: 10_000,
  wakeMs: 3_000,
  idleMs: 5_000,
};

/** What the socket needs from its owner. */
export interface SocketOptions {
  /** Returns the address; called at every connect. */
  readonly url: () => string;
  readonly timing?: SocketTiming;
  /** Called when the socket opened or was lost, or a topic was joined or left. */
  readonly onChange?: () => void;
}

interface Frame {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly ref: string | null;
  readonly join_ref: string | null;
}

interface Waiting {
  readonly topic: OpenTopic | undefined;
  readonly settle: (error: Error | undefined) => void;
}

/** The connection to the realtime service. */
export class RealtimeSocket {
  private readonly options: SocketOptions;
  private readonly timing: SocketTiming;
  private readonly topics = new Map<string, OpenTopic>();
  private readonly waiting = new Map<string, Waiting>();
  private socket: WebSocket | undefined;
  private retry: Timer | undefined;
  private beat: Timer | undefined;
  private doubt: Timer | undefined;
  private idle: Timer | undefined;
  private lossCount = 0;
  private lastRef = 0;

  constructor(options: SocketOptions) {
    this.options = options;
    this.timing = options.timing ?? usualTiming;
  }

  get isOpen(): boolean {
    return this.socket?.readyState === openState;
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
    clearTimeout(this.idle);
    if (this.isOpen) topic.join();
    else this.connect();
    return topic;
  }

  /** The connection may be back, or dead without an event: check now. */
  wake(): void {
    if (this.topics.size === 0) return;
    if (this.isOpen) this.ask(this.timing.wakeMs);
    else if (this.retry !== undefined) this.connect();
  }

  /** Send a new token to the backend; topics that are not joined, or were refused, are joined with it at once. */
  tellToken(token: string): void {
    for (const topic of this.topics.values()) {
      if (topic.isJoined) void topic.push("access_token", { access_token: token }).catch(() => {});
      else if (this.isOpen) topic.join();
    }
  }

  /** Reconnect: the connection belongs to the user who was signed in when it was opened. */
  reopen(): void {
    if (this.socket === undefined) return;
    if (this.topics.size === 0) return this.close();
    this.lose();
    this.connect();
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
    if (this.topics.get(topic.name) !== topic) return;
    this.topics.delete(topic.name);
    this.forget((one) => one.topic === topic);
    if (this.topics.size === 0) {
      clearTimeout(this.retry);
      this.retry = undefined;
      this.idle = setTimeout(() => this.close(), this.timing.idleMs);
    }
    this.changed();
  }

  /** Send a frame; returns its reference, or undefined without a connection. */
  send(
    topic: string,
    event: string,
    payload: object,
    joinRef: string | null,
    ref = this.makeRef(),
  ): string | undefined {
    if (!this.isOpen) return undefined;
    this.socket?.send(JSON.stringify({ topic, event, payload, ref, join_ref: joinRef } satisfies Frame));
    return ref;
  }

  makeRef(): string {
    this.lastRef += 1;
    return String(this.lastRef);
  }

  /** Wait for the reply to a frame. */
  expect(ref: string, topic: OpenTopic | undefined, settle: (error: Error | undefined) => void): void {
    const timer = setTimeout(() => this.answer(ref, new Error("the backend does not answer")), this.timing.answerMs);
    this.waiting.set(ref, {
      topic,
      settle: (error) => {
        clearTimeout(timer);
        settle(error);
      },
    });
  }

  /** Returns the delay before the next attempt: it grows each time, with jitter between clients. */
  delayMs(attempt: number): number {
    const { retryMs, longestRetryMs } = this.timing;
    return Math.min(longestRetryMs, retryMs * 2 ** Math.min(attempt, 16)) * (0.5 + Math.random() / 2);
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    if (this.socket !== undefined) return;
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.options.url());
    } catch {
      return this.lose();
    }
    this.socket = socket;
    // A network that drops everything causes no event.
    this.doubt = setTimeout(() => this.lose(), this.timing.answerMs);
    socket.onopen = () => {
      clearTimeout(this.doubt);
      this.doubt = undefined;
      this.beatLater();
      for (const topic of this.topics.values()) topic.join();
      this.changed();
    };
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = () => this.lose();
  }

  private hear(data: unknown): void {
    // Any message shows that the connection is alive.
    clearTimeout(this.doubt);
    this.doubt = undefined;
    this.beatLater();
    const frame = readFrame(data);
    if (frame === undefined) return;
    const { topic: name, event, payload, ref, join_ref: joinRef } = frame;
    if (event === "phx_reply") {
      if (ref !== null) this.answer(ref, errorIn(payload));
      return;
    }
    const topic = this.topics.get(name);
    // Ignore messages for an earlier join.
    if (topic && (joinRef === null || joinRef === topic.joinRef)) topic.hear(event, payload);
  }

  private answer(ref: string, error: Error | undefined): void {
    const found = this.waiting.get(ref);
    this.waiting.delete(ref);
    found?.settle(error);
  }

  private forget(isGone: (waiting: Waiting) => boolean): void {
    for (const [ref, one] of this.waiting) {
      if (!isGone(one)) continue;
      this.waiting.delete(ref);
      one.settle(new Error("the connection was lost"));
    }
  }

  private beatLater(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ask(this.timing.answerMs), this.timing.heartbeatMs);
  }

  private ask(patienceMs: number): void {
    this.send("phoenix", "heartbeat", {}, null);
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.lose(), patienceMs);
  }

  /** The connection is lost, or counts as lost; do not wait for the browser to notice. */
  private lose(): void {
    this.drop();
    this.lossCount += 1;
    for (const topic of this.topics.values()) topic.lose();
    this.forget(() => true);
    if (this.topics.size > 0 && this.retry === undefined)
      this.retry = setTimeout(() => this.connect(), this.delayMs(this.lossCount - 1));
    this.changed();
  }

  private close(): void {
    this.drop();
    this.forget(() => true);
    this.lossCount = 0;
    this.changed();
  }

  private drop(): void {
    clearTimeout(this.beat);
    clearTimeout(this.doubt);
    this.doubt = undefined;
    const { socket } = this;
    this.socket = undefined;
    if (socket === undefined) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    // Closing a socket before it is open logs an error in the console.
    if (socket.readyState === connectingState) socket.onopen = () => socket.close();
    else socket.close();
  }
}

/** A topic, across all its joins. */
class OpenTopic implements Topic {
  readonly name: string;
  joinRef: string | undefined;
  isJoined = false;
  private readonly socket: RealtimeSocket;
  private readonly listener: TopicListener;
  private again: Timer | undefined;
  private failureCount = 0;
  private isLeft = false;

  constructor(socket: RealtimeSocket, name: string, listener: TopicListener) {
    this.socket = socket;
    this.name = name;
    this.listener = listener;
  }

  join(): void {
    clearTimeout(this.again);
    const ref = this.socket.makeRef();
    this.joinRef = ref;
    if (this.socket.send(this.name, "phx_join", this.listener.joinPayload(), ref, ref) === undefined) return;
    this.socket.expect(ref, this, (error) => {
      // The connection was lost, or a newer join replaced this one.
      if (this.isLeft || this.joinRef !== ref) return;
      if (error === undefined) this.enter();
      else this.fail(error);
    });
  }

  async push(event: string, payload: object): Promise<void> {
    const ref = this.isJoined ? this.socket.send(this.name, event, payload, this.joinRef ?? null) : undefined;
    if (ref === undefined) throw new Error("there is no connection");
    await new Promise<void>((resolve, reject) => {
      this.socket.expect(ref, this, (error) => (error === undefined ? resolve() : reject(error)));
    });
  }

  hear(event: string, payload: unknown): void {
    if (event === "phx_close" || event === "phx_error") {
      this.lose();
      this.later();
    } else {
      this.listener.message(event, payload);
    }
  }

  /** The connection is lost, or the backend closed the topic. */
  lose(): void {
    clearTimeout(this.again);
    this.joinRef = undefined;
    if (!this.isJoined) return;
    this.isJoined = false;
    this.listener.lost();
    this.socket.changed();
  }

  leave(): void {
    if (this.isLeft) return;
    this.isLeft = true;
    clearTimeout(this.again);
    if (this.joinRef !== undefined) this.socket.send(this.name, "phx_leave", {}, this.joinRef);
    this.isJoined = false;
    this.socket.remove(this);
  }

  private enter(): void {
    this.isJoined = true;
    this.failureCount = 0;
    this.listener.joined();
    this.socket.settled();
  }

  private fail(error: Error): void {
    this.joinRef = undefined;
    if (!this.socket.isOpen) return;
    this.listener.refused(error.message);
    this.later();
  }

  private later(): void {
    if (this.isLeft) return;
    this.again = setTimeout(() => {
      if (this.socket.isOpen && this.joinRef === undefined) this.join();
    }, this.socket.delayMs(this.failureCount));
    this.failureCount += 1;
  }
}

type Timer = ReturnType<typeof setTimeout>;

const connectingState = 0;
const openState = 1;

function readFrame(data: unknown): Frame | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const { topic, event, payload, ref, join_ref } = JSON.parse(data) as Partial<Frame>;
    if (typeof topic !== "string" || typeof event !== "string") return undefined;
    return { topic, event, payload, ref: ref ?? null, join_ref: join_ref ?? null };
  } catch {
    return undefined;
  }
}

/** Returns the error of a reply that is not `ok`. */
function errorIn(payload: unknown): Error | undefined {
  const { status, response } = payload as { readonly status?: unknown; readonly response?: unknown };
  if (status === "ok") return undefined;
  const reason = typeof response === "object" && response !== null ? Reflect.get(response, "reason") : response;
  return new Error(typeof reason === "string" ? reason : "the backend refused");
}
