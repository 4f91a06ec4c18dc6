interface Sent {
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly ref: string;
  readonly join_ref: string | null;
}

type Handler = ((event: object) => void) | null;

/** A browser socket that the test controls, in the place of the global one. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 3;
  static readonly all: FakeSocket[] = [];
  onopen: Handler = null;
  onmessage: Handler = null;
  onclose: Handler = null;
  onerror: Handler = null;
  readonly url: string;
  readonly sent: Sent[] = [];
  /** How far it is, also once its owner gave it up. */
  state = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  get readyState(): number {
    return this.state;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.state = 3;
  }

  open(): void {
    this.state = 1;
    this.onopen?.({});
    this.dispatchEvent(new Event("open"));
  }

  joins(topic = "realtime:a"): readonly Sent[] {
    return this.sent.filter((one) => one.event === "phx_join" && one.topic === topic);
  }

  say(event: string, payload: object, joinRef: string | null = null, topic = "realtime:a"): void {
    this.receive({ topic, event, payload, ref: null, join_ref: joinRef });
  }

  answer(sent: Sent | undefined, status = "ok", response: object = {}): void {
    const { topic, ref } = sent ?? { topic: "", ref: "" };
    this.receive({ topic, event: "phx_reply", payload: { status, response }, ref, join_ref: null });
  }

  receive(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
    this.dispatchEvent(new Event("message"));
  }

  cut(): void {
    this.state = 3;
    this.onclose?.({});
    this.dispatchEvent(new Event("close"));
  }
}

/** Returns the newest socket. */
export const last = (): FakeSocket => {
  const found = FakeSocket.all.at(-1);
  if (!found) throw new Error("nothing was opened");
  return found;
};
