import { AsyncLocalStorage } from "node:async_hooks";
import { createAuth } from "../auth/auth.ts";
import { siteOf } from "../auth/links.ts";
import { identityOf, refuseBadToken, refuseStranger } from "../auth/tokens.ts";
import type { EdgeHandler } from "../functions/functions.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { answerBroadcast } from "../realtime/rest.ts";
import { report } from "../report.ts";
import { withDefaults } from "../rest/defaults.ts";
import { keepValues } from "../rest/filter-values.ts";
import { adaptCall } from "../rest/rest-calls.ts";
import { createService, type InTurn, type ServiceParts } from "../rest/service.ts";
import type { Storage } from "../storage/storage.ts";
import { readWhole } from "./body.ts";
import { failure } from "./failure.ts";

/** The services behind the gateway. */
export interface GatewayParts extends ServiceParts {
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
  const inTurn = await createService(parts);
  const askAuth = createAuth(inTurn, parts.config, parts.database.driver, parts.keys);
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
    // The library refuses preflight requests about functions, and hides missing tables from pages of other origins.
    if (request.method === "OPTIONS") {
      return forAnyPage(request);
    }
    return askRest(request, parts, inTurn);
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
async function askRest(request: Request, { keys, database }: GatewayParts, inTurn: InTurn): Promise<Response> {
  const refusal = await refuseBadToken(request, keys);
  if (refusal) {
    return refusal;
  }
  const whole = await readWhole(request, { url: keepValues(request.url) });
  const asked = whole instanceof Response ? whole : adaptCall(whole);
  if (asked instanceof Response) {
    return asked;
  }
  const identity = await identityOf(asked, keys);
  const answer = await inTurn(async (ask) => {
    const filled = typeof identity === "string" ? asked : await withDefaults(asked, database.driver, identity);
    return filled instanceof Response ? filled : ask(filled);
  });
  return request.method === "HEAD" ? new Response(null, answer) : answer;
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
