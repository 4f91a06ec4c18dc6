import { AsyncLocalStorage } from "node:async_hooks";
import { createAuth } from "../auth/auth.ts";
import { type LibraryParts, openLibrary } from "../auth/library.ts";
import { siteOf } from "../auth/links.ts";
import { restCallerOf } from "../auth/rest-caller.ts";
import { refuseBadToken, refuseStranger } from "../auth/tokens.ts";
import type { EdgeHandler } from "../functions/functions.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { answerBroadcast } from "../realtime/rest.ts";
import { report } from "../report.ts";
import type { CachedSchema } from "../rest/cache.ts";
import { createRest, type Rest } from "../rest/rest.ts";
import type { Storage } from "../storage/storage.ts";
import { readBody, readWhole } from "./body.ts";
import { failure } from "./failure.ts";

/** The services behind the gateway. */
export interface GatewayParts extends LibraryParts {
  readonly schema: CachedSchema;
  readonly functions: ReadonlyMap<string, EdgeHandler>;
  readonly realtime: Realtime;
  readonly storage: Storage;
}

/** Answers a request; `address` is the peer's, as seen by the socket, or `fromFunction`. */
export type Gateway = (request: Request, address: string) => Promise<Response>;

/** The address of an edge function that calls its own backend, which needs no network. */
export const fromFunction = "function";

/** The caller of the running function: its requests to the auth service count for the caller. */
const caller = new AsyncLocalStorage<string>();

/** Route each path to its service, as the gateway of a Supabase project does. */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const askAuth = createAuth(await openLibrary(parts), parts.config, parts.database.driver, parts.keys);
  const { maxRows, schemas } = parts.config;
  const rest = createRest({ ...parts, maxRows, schemas });
  let site = "";
  return async (request, address) => {
    const url = new URL(request.url);
    const { pathname } = url;
    // Functions use a host name that only they can resolve, so the last visitor's address is kept for links.
    if (address !== fromFunction || site === "") {
      site = siteOf(url);
    }
    const peer = address === fromFunction ? (caller.getStore() ?? address) : address;
    const [, service = "", name = ""] = /^\/(\w+)\/v1(?:\/([^/]*)|$)/.exec(pathname) ?? [];
    if (service === "functions") {
      return caller.run(peer, () => callFunction(parts, name, request, peer));
    }
    if (service === "realtime") {
      const whole = await readWhole(request);
      return whole instanceof Response ? whole : answerBroadcast(parts.realtime, whole, parts.keys);
    }
    if (service === "storage") {
      return parts.storage(request);
    }
    const missing = unsupportedServices[service];
    if (missing !== undefined) {
      return failure(501, "feature_not_supported", `the embedded backend does not support ${missing}`, missing);
    }
    if (service === "auth") {
      return forAnyPage(
        request,
        request.method === "OPTIONS" ? undefined : await askAuth(request, { address: peer, site }),
      );
    }
    if (service !== "rest") {
      return failure(404, "not_found", `no service answers ${pathname}`);
    }
    return request.method === "OPTIONS"
      ? forAnyPage(request)
      : readableByAnyPage(await askRest(request, parts, rest), request.method);
  };
}

/**
 * As on Supabase, any page may request a sign-in, but the library sends no CORS headers for it. Without an answer, this
 * is the preflight response.
 */
function forAnyPage({ headers }: Request, answer = new Response(null, { status: 204 })): Response {
  const open = new Response(answer.body, answer);
  open.headers.set("access-control-allow-origin", "*");
  open.headers.set("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  open.headers.set("access-control-allow-headers", headers.get("access-control-request-headers") ?? "*");
  return open;
}

/** Forward to the REST service. The body is read first, so that a slow sender does not block others. */
async function askRest(request: Request, { keys }: GatewayParts, rest: Rest): Promise<Response> {
  const caller = (await refuseBadToken(request, keys)) ?? (await restCallerOf(request, keys));
  if (caller instanceof Response) {
    return caller;
  }
  const { method, headers } = request;
  const path = new URL(request.url).pathname.slice("/rest/v1".length);
  if (path === "/" && (method === "GET" || method === "HEAD")) {
    const feature = "the OpenAPI description of tables";
    return caller.role === "service_role"
      ? failure(501, "feature_not_supported", `the embedded backend does not support ${feature}`, feature)
      : Response.json({ message: "You cannot consume this service" }, { status: 403 });
  }
  const body = await readBody(request);
  return body instanceof Response ? body : rest({ method, path, query: caller.query, headers, body }, caller);
}

/** Any page may read the answer, with the headers that clients use. */
function readableByAnyPage(answer: Response, method: string): Response {
  const open = new Response(method === "HEAD" ? null : answer.body, answer);
  open.headers.set("access-control-allow-origin", "*");
  open.headers.set("access-control-expose-headers", "Content-Range, Content-Location, Location, Preference-Applied");
  return open;
}

async function callFunction(parts: GatewayParts, name: string, request: Request, address: string): Promise<Response> {
  const handler = parts.functions.get(name);
  if (!handler) {
    return failure(404, "NOT_FOUND", `there is no function ${name}`);
  }
  const refusal = parts.config.openFunctions.has(name) ? undefined : await refuseStranger(request, parts.keys);
  if (refusal) {
    return refusal;
  }
  // As on Supabase, the function sees its own name as the root, and the peer in a header that no client can set.
  const target = new URL(request.url);
  target.pathname = target.pathname.slice("/functions/v1".length);
  const headers = new Headers(request.headers);
  headers.delete("x-forwarded-for");
  if (address !== "") {
    headers.set("x-forwarded-for", address);
  }
  const whole = await readWhole(request, { url: target.href, headers });
  if (whole instanceof Response) {
    return whole;
  }
  try {
    return await handler(whole);
  } catch (error) {
    report(`function ${name}:`, error);
    return failure(500, "function_failed", `the function ${name} failed`);
  }
}

// Services that the embedded backend does not have yet, by the name a developer would search for.
const unsupportedServices: Readonly<Record<string, string>> = {
  graphql: "GraphQL",
};
