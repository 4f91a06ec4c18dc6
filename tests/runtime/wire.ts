import { connect, createServer, type Socket } from "node:net";

/**
 * A connection between browsers and a backend that can be cut, and that duplicates and reorders the backend's changes.
 */
export interface Wire {
  readonly url: string;
  /** The number of open sockets for changes. */
  readonly listenerCount: () => number;
  /** Cut all open connections. */
  cut(): void;
  /** While it is down, nobody gets through. */
  setDown(isDown: boolean): void;
  /** Let changes go that are held back: nothing else may come for a long time, and they are late, not lost. */
  release(): void;
  /** The next answer to a request of this method is lost, after the backend has done what was asked. */
  loseAnswer(method: string): void;
  close(): Promise<void>;
}

export interface WireOptions {
  readonly port: number;
  /** Between 0 and 1, the same sequence for the same seed. */
  readonly random: () => number;
  /** The probability that a change is duplicated, and that it arrives after the next one. */
  readonly twice: number;
  readonly late: number;
}

/** Start a proxy to a backend on this machine. */
export async function openWire(options: WireOptions): Promise<Wire> {
  const pairs = new Set<Pair>();
  const lost = new Set<string>();
  let isDown = false;
  const server = createServer((near) => {
    if (isDown) return near.destroy();
    const pair = new Pair(near, options, lost);
    pairs.add(pair);
    near.once("close", () => pairs.delete(pair));
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the wire has no port");
  const cut = (): void => {
    for (const pair of pairs) pair.end();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    listenerCount: () => [...pairs].filter(({ isListening }) => isListening).length,
    cut,
    setDown(down) {
      isDown = down;
      if (down) cut();
    },
    release() {
      for (const pair of pairs) pair.release();
    },
    loseAnswer: (method) => void lost.add(method),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}

/** A connection of a browser with its connection to the backend. */
class Pair {
  isListening = false;
  private readonly near: Socket;
  private readonly far: Socket;
  private readonly frames: Frames;

  constructor(near: Socket, options: WireOptions, lost: Set<string>) {
    this.near = near;
    this.far = connect(options.port, "127.0.0.1");
    this.frames = new Frames(options, (data) => near.write(data));
    let isAnswerLost = false;
    near.on("data", (data) => {
      const head = data.toString("latin1", 0, 64);
      for (const method of lost) {
        if (!head.startsWith(`${method} /rest/`)) continue;
        lost.delete(method);
        isAnswerLost = true;
      }
      this.far.write(data);
    });
    this.far.on("data", (data) => {
      if (isAnswerLost) return this.end();
      if (!this.isListening && data.toString("latin1", 0, 12) === "HTTP/1.1 101") {
        this.isListening = true;
        const end = data.indexOf("\r\n\r\n") + 4;
        near.write(data.subarray(0, end));
        return this.frames.take(data.subarray(end));
      }
      if (this.isListening) return this.frames.take(data);
      near.write(data);
      return undefined;
    });
    for (const socket of [near, this.far]) {
      socket.on("error", () => undefined);
      socket.once("close", () => this.end());
    }
  }

  release(): void {
    this.frames.release();
  }

  end(): void {
    this.near.destroy();
    this.far.destroy();
  }
}

/** Splits the bytes of a websocket into frames, and forwards each: once, twice, or after the next one. */
class Frames {
  private readonly options: WireOptions;
  private readonly write: (data: Buffer) => void;
  private rest = Buffer.alloc(0);
  private held: Buffer | undefined;

  constructor(options: WireOptions, write: (data: Buffer) => void) {
    this.options = options;
    this.write = write;
  }

  take(data: Buffer): void {
    this.rest = Buffer.concat([this.rest, data]);
    for (let end = frameEnd(this.rest); end !== undefined; end = frameEnd(this.rest)) {
      this.pass(this.rest.subarray(0, end));
      this.rest = this.rest.subarray(end);
    }
  }

  private pass(frame: Buffer): void {
    const { random, twice, late } = this.options;
    const isChange = frame.includes("postgres_changes") && frame.includes("commit_timestamp");
    const { held } = this;
    this.held = undefined;
    if (isChange && held === undefined && random() < late) {
      // The next frame may take long, and this one should be late, not lost.
      this.held = Buffer.from(frame);
      return;
    }
    this.write(frame);
    if (isChange && random() < twice) this.write(frame);
    if (held !== undefined) this.write(held);
  }

  /** Pass on what is held back. */
  release(): void {
    if (this.held !== undefined) this.write(this.held);
    this.held = undefined;
  }
}

/** Where the first frame ends; frames from servers are unmasked. */
function frameEnd(data: Buffer): number | undefined {
  if (data.length < 2) return undefined;
  const short = data.readUInt8(1) & 127;
  const headLength = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (data.length < headLength) return undefined;
  const length = short === 126 ? data.readUInt16BE(2) : short === 127 ? Number(data.readBigUInt64BE(2)) : short;
  return data.length < headLength + length ? undefined : headLength + length;
}
