import type { AppDefinition } from "../app/app-context.ts";
import { readEnvironment } from "../app/env.ts";
import { plainRuntime } from "../app/runtime.ts";
import { endLifetime } from "../page/lifetime.ts";

/** A request that an app has sent. */
export interface FakeRequest {
  readonly method: string;
  /** The path, such as `/rest/v1/tasks`; the whole address without its query for another host than the backend's. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** A value for JSON, a string for other text, undefined for none. */
  readonly body: unknown;
}

/** What a request gets: a `Response` as it is, undefined as 204 without content, another value as JSON with 200. */
export type FakeAnswer = Response | string | number | boolean | object | null | undefined;

/** Answers by method and path, such as `"GET /rest/v1/tasks"`: a value, or a function of the request. */
export type FakeAnswers = Readonly<
  Record<string, FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>)>
>;

export interface FakeBackend {
  /** What the app has sent so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** How many requests have no answer yet. */
  readonly pending: number;
  /** Add answers, or replace those to the same requests. */
  answer(answers: FakeAnswers): void;
  /** Return the app to its backend, and the process to its own `fetch` and `WebSocket`. */
  stop(): void;
}

const url = "http://backend.test";

/**
 * Let an app talk to answers in this process instead of a backend, until `stop` is called.
 *
 * A request that has no answer gets 501 with a message that names it, so that the app behaves as with any other error
 * of its backend; the console has the message too. Nothing is sent over the network, and a collection that follows its
 * table hears of no changes.
 */
export function fakeBackend(app: AppDefinition, answers: FakeAnswers = {}): FakeBackend {
  const { runtime = plainRuntime } = app;
  const { fetch, WebSocket } = globalThis;
  const { environment } = runtime;
  const known = new Map(Object.entries(answers));
  const requests: FakeRequest[] = [];
  let pending = 0;
  runtime.environment = readEnvironment({ backendUrl: url, backendKey: "test" });
  Object.assign(globalThis, { WebSocket: SilentSocket });
  globalThis.fetch = async (input, init) => {
    pending += 1;
    try {
      const sent = new Request(input instanceof Request ? input : new URL(String(input), url), init);
      const request = await read(sent);
      requests.push(request);
      const name = `${request.method} ${request.path}`;
      if (!known.has(name)) return unknown(name);
      const answer = known.get(name);
      const response = responseOf(typeof answer === "function" ? await answer(request) : answer);
      sent.signal.throwIfAborted();
      return response;
    } finally {
      pending -= 1;
    }
  };
  return {
    requests,
    get pending() {
      return pending;
    },
    answer(more) {
      for (const [name, answer] of Object.entries(more)) known.set(name, answer);
    },
    stop() {
      // A collection may be about to follow its table, and would find the backend gone.
      endLifetime(runtime);
      runtime.environment = environment;
      Object.assign(globalThis, { fetch, WebSocket });
    },
  };
}

/** A websocket that never opens. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly readyState: number = SilentSocket.CONNECTING;

  close(): void {}

  send(): void {}
}

async function read(request: Request): Promise<FakeRequest> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: origin === url ? pathname : origin + pathname,
    query: searchParams,
    headers: request.headers,
    body: text === "" ? undefined : parsed(text),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function responseOf(answer: FakeAnswer): Response {
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

function unknown(name: string): Response {
  const message = `the fake backend has no answer to "${name}"`;
  // The app may handle the error, and then only the test says what is missing.
  console.warn(message);
  return Response.json({ message }, { status: 501 });
}
