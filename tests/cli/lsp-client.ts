import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { resolve } from "node:path";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * An editor that speaks the protocol: messages prefixed by their length, numbered requests, unnumbered notifications.
 */
export class LspClient {
  readonly exited: Promise<number | null>;
  /** Requests from the server to the editor. */
  readonly asked: { readonly method: string | undefined; readonly params: unknown }[] = [];
  /** What the server wrote beside the protocol. */
  errors = "";
  private readonly server: ChildProcessWithoutNullStreams;
  private buffer = Buffer.alloc(0);
  private lastId = 0;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly told = new Map<string, readonly unknown[]>();
  private listeners: (() => void)[] = [];

  constructor(cwd: string, options: readonly string[] = []) {
    this.server = spawn(process.execPath, [trama, "lsp", "--stdio", ...options], { cwd });
    this.exited = new Promise((done) => this.server.on("exit", done));
    this.server.stderr.on("data", (data: Buffer) => {
      this.errors += data.toString();
    });
    this.server.stdout.on("data", (data: Buffer) => {
      this.buffer = Buffer.concat([this.buffer, data]);
      this.read();
    });
  }

  /** Send a request, and wait for the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the protocol, looked at by the test
  async request(method: string, params: unknown): Promise<any> {
    const id = ++this.lastId;
    const answer = new Promise<Message>((done) => this.waiting.set(id, done));
    this.send({ id, method, params });
    const { result, error } = await answer;
    if (error) throw new Error(error.message);
    return result;
  }

  notify(method: string, params: unknown): void {
    this.send({ method, params });
  }

  /** The latest diagnostics of a file, once they are as expected. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  async diagnostics(uri: string, isExpected: (found: readonly any[]) => boolean): Promise<readonly any[]> {
    for (;;) {
      const found = this.told.get(uri);
      if (found && isExpected(found)) return found;
      await new Promise<void>((done) => this.listeners.push(done));
    }
  }

  async close(): Promise<number | null> {
    await this.request("shutdown", null);
    this.notify("exit", null);
    return this.exited;
  }

  kill(): void {
    this.server.kill();
  }

  private send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  private read(): void {
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/i.exec(this.buffer.toString("latin1", 0, Math.max(0, end)))?.[1]);
      if (end === -1 || this.buffer.length < end + 4 + length) return;
      const message: Message = JSON.parse(this.buffer.toString("utf8", end + 4, end + 4 + length));
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.take(message);
    }
  }

  private take({ id, method, params, ...rest }: Message): void {
    if (method === undefined && id !== undefined) {
      this.waiting.get(id)?.(rest);
      this.waiting.delete(id);
    } else if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { uri: string; diagnostics: readonly unknown[] };
      this.told.set(uri, diagnostics);
      for (const listener of this.listeners.splice(0)) listener();
    } else if (id !== undefined) {
      this.asked.push({ method, params });
      this.send({ id, result: null });
    }
  }
}
