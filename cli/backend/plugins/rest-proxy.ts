import type { IncomingMessage } from "node:http";
import { type Outgoing, type Reach, send } from "./outgoing.ts";
import { type Asked, encodeBody, readAsked } from "./proxy-request.ts";
import { Refusal } from "./refusal.ts";

/** What the server adds to requests to an origin, and which requests it allows. */
export interface Service {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly methods?: readonly string[];
  readonly paths?: readonly string[];
  readonly open?: boolean;
}

export interface ProxyParts {
  /** By origin, as in addresses. */
  readonly services: ReadonlyMap<string, Service>;
  /** Returns a secret by its name. */
  readonly secret: (name: string) => string | undefined;
  /** Whether the caller of a request has signed in. */
  readonly isSignedIn: (request: Request) => Promise<boolean>;
  readonly reach: Reach;
}

const redirectLimit = 3;
const maxAnswerBytes = 10 * 1024 * 1024;

/**
 * `POST designs/{id}/rest-api/request`: send a request for a browser, with secrets that the browser must not see.
 *
 * Requests go only to services that the design names and only to public addresses, also after redirects. The response
 * has only status, type and body. Throws a `Refusal`.
 */
export async function answerRestRequest(request: Request, parts: ProxyParts): Promise<Response> {
  const asked = await readAsked(request);
  let outgoing = await outgoingOf(asked);
  for (let redirectCount = 0; ; redirectCount++) {
    const service = serviceFor(outgoing, parts);
    if (service.open !== true && !(await parts.isSignedIn(request)))
      throw new Refusal(401, "sign_in_needed", "sign in to use this service");
    const answer = await send(withSecrets(outgoing, service, parts), parts.reach);
    const next = redirectOf(outgoing, answer);
    if (next === undefined) return pass(answer);
    answer.destroy();
    if (redirectCount === redirectLimit)
      throw new Refusal(502, "too_many_redirects", "the service redirects too often");
    outgoing = next;
  }
}

async function outgoingOf(asked: Asked): Promise<Outgoing> {
  const { url, method, headers, queries } = asked;
  for (const [name, value] of queries) url.searchParams.append(name, value);
  const encoded = method === "GET" || method === "HEAD" ? undefined : await encodeBody(asked);
  return {
    url,
    method,
    headers: {
      ...(encoded === undefined ? {} : { "content-type": encoded.type }),
      ...headers,
      // A compressed answer could unpack to any size.
      "accept-encoding": "identity",
    },
    body: encoded?.bytes,
  };
}

/** Returns the service of a request. */
function serviceFor({ url, method }: Outgoing, { services }: ProxyParts): Service {
  const service = services.get(url.origin);
  if (service === undefined || url.username !== "" || url.password !== "")
    throw new Refusal(403, "not_allowed", `the design does not name ${url.origin}`);
  if (service.methods !== undefined && !service.methods.includes(method))
    throw new Refusal(403, "not_allowed", `the design does not allow ${method} to ${url.origin}`);
  // An encoded slash would be a slash only to the service.
  const isPlain = !/%2f|%5c/i.test(url.pathname);
  if (service.paths !== undefined && !(isPlain && service.paths.some((path) => url.pathname.startsWith(path))))
    throw new Refusal(403, "not_allowed", `the design does not allow this path of ${url.origin}`);
  return service;
}

function withSecrets(outgoing: Outgoing, { headers = {}, query = {} }: Service, { secret }: ProxyParts): Outgoing {
  const filled = (text: string): string =>
    text.replace(/\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => {
      const value = secret(name);
      if (value !== undefined) return value;
      console.error(`plugins: the secret ${name} is not set`);
      throw new Refusal(500, "missing_secret", "the server is missing a setting for this service");
    });
  const url = new URL(outgoing.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, filled(value));
  const added = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filled(value)] as const);
  return { ...outgoing, url, headers: { ...outgoing.headers, ...Object.fromEntries(added) } };
}

/** Returns the request that follows a redirect, as browsers would; undefined when the answer is not a redirect. */
function redirectOf(outgoing: Outgoing, { statusCode = 0, headers }: IncomingMessage): Outgoing | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined;
  if (!URL.canParse(headers.location, outgoing.url))
    throw new Refusal(502, "no_answer", "the service redirects to an invalid address");
  const url = new URL(headers.location, outgoing.url);
  const isKept = statusCode === 307 || statusCode === 308 || outgoing.method === "GET" || outgoing.method === "HEAD";
  const dropped = new Set([
    ...(url.origin === outgoing.url.origin ? [] : ["authorization"]),
    ...(isKept ? [] : ["content-type"]),
  ]);
  return {
    url,
    method: isKept ? outgoing.method : "GET",
    headers: Object.fromEntries(Object.entries(outgoing.headers).filter(([name]) => !dropped.has(name))),
    body: isKept ? outgoing.body : undefined,
  };
}

/** Stream an answer to the browser, up to the size limit. */
function pass(answer: IncomingMessage): Response {
  const { statusCode = 502, headers } = answer;
  if (Number(headers["content-length"] ?? 0) > maxAnswerBytes) {
    answer.destroy();
    throw new Refusal(502, "answer_too_large", `an answer may have at most ${maxAnswerBytes} bytes`);
  }
  const isEmpty = statusCode === 204 || statusCode === 205 || statusCode === 304;
  const encoding = headers["content-encoding"];
  return new Response(isEmpty ? null : limited(answer), {
    status: statusCode < 200 || statusCode > 599 ? 502 : statusCode,
    headers: {
      "content-type": headers["content-type"] ?? "application/octet-stream",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
      "cache-control": "no-store",
      // Keeps an answer of a service from acting as a page of this app.
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}

function limited(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = answer[Symbol.asyncIterator]();
  let byteCount = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) return controller.close();
      const bytes: Uint8Array = value;
      byteCount += bytes.byteLength;
      if (byteCount > maxAnswerBytes) {
        answer.destroy();
        throw new Error("the answer of a service is too large");
      }
      controller.enqueue(bytes);
    },
    cancel: () => void answer.destroy(),
  });
}
