import { limitAttempts } from "./attempts.ts";
import { readBytes } from "./body.ts";
import type { BackendConfig } from "./config.ts";
import type { Database } from "./connection.ts";
import { adaptSignIn, backTo, followLink, hideStranger, setsPassword, siteOf } from "./email-sign-ins.ts";
import { failure } from "./failure.ts";
import { keepNumericTexts } from "./filter-values.ts";
import type { EdgeHandler } from "./functions.ts";
import type { BackendKeys } from "./keys.ts";
import { type Mailbox, sendingFrom } from "./mailbox.ts";
import type { Queue } from "./queue.ts";
import { withQuietErrors } from "./quiet-errors.ts";
import type { Realtime } from "./realtime/realtime.ts";
import { answerBroadcast } from "./realtime/rest.ts";
import { report } from "./report.ts";
import { adaptCall } from "./rest-calls.ts";
import { refuseSignIn } from "./sign-ins.ts";
import type { Storage } from "./storage/storage.ts";
import { refuseBadToken, refuseStranger } from "./tokens.ts";

/** What the gateway leads to. */
export interface GatewayParts {
  readonly config: BackendConfig;
  readonly keys: BackendKeys;
  readonly database: Database;
  readonly functions: ReadonlyMap<string, EdgeHandler>;
  readonly realtime: Realtime;
  readonly storage: Storage;
  readonly mailbox: Mailbox;
  /** Runs a task when the database connection is free. */
  serial<T>(task: () => Promise<T>): Promise<T>;
}

/** Answers a request; `address` is the peer's, as the socket saw it, or `fromFunction`. */
export type Gateway = (request: Request, address: string) => Promise<Response>;

/** The address of an edge function that asks its own backend, which it does without a network. */
export const fromFunction = "function";

const maxBodyBytes = 10 * 1024 * 1024;

/** Lead each path to its service, as the gateway of a Supabase project does. */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const services = await createServices(parts);
  let site = "";
  return async (request, address) => {
    const url = new URL(request.url);
    const { pathname } = url;
    // Functions know the backend by a name that only they understand: what they send is for who asked last.
    if (address !== fromFunction || site === "") {
      site = siteOf(url);
    }
    const [, service = "", name = ""] = /^\/(\w+)\/v1(?:\/([^/]*)|$)/.exec(pathname) ?? [];
    if (service === "functions") {
      return callFunction(parts, name, request, address);
    }
    if (service === "realtime") {
      const whole = await readWhole(request, request.url, request.headers);
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
      const caller = { address, site };
      return forAnyPage(
        request,
        request.method === "OPTIONS" ? undefined : await askAuth(parts, services, request, caller),
      );
    }
    if (service !== "rest") {
      return failure(404, "not_found", `no service answers ${pathname}`);
    }
    // The library lets no page of another origin ask about functions, or hear that there is no such table.
    if (request.method === "OPTIONS") {
      return forAnyPage(request);
    }
    return (await refuseBadToken(request, parts.keys)) ?? askService(parts, services, request, address);
  };
}

/** As on Supabase any page may ask to sign in, which the library says for none; without an answer, that a page may ask. */
function forAnyPage({ headers }: Request, answer = new Response(null, { status: 204 })): Response {
  const open = new Response(answer.body, answer);
  open.headers.set("access-control-allow-origin", "*");
  open.headers.set("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  open.headers.set("access-control-allow-headers", headers.get("access-control-request-headers") ?? "*");
  return open;
}

/** Who asks the auth service, and the address of the app that they know. */
interface Caller {
  readonly address: string;
  readonly site: string;
}

/** Ask the auth service. What it sends by e-mail leads back to the app, through this backend. */
async function askAuth(
  parts: GatewayParts,
  services: Services,
  request: Request,
  { address, site }: Caller,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/auth/v1/verify" && !["GET", "POST"].includes(request.method)) {
    return failure(405, "method_not_allowed", "a link is followed by GET");
  }
  const link = followLink(request, site);
  if (link !== undefined) {
    return link.finish(await askService(parts, services, link.asked, address));
  }
  const back = backTo(searchParams.get("redirect_to"), site);
  return sendingFrom({ site, back }, () => askService(parts, services, request, address));
}

/**
 * Ask the REST or auth service, in the embedded database one request after the other.
 *
 * There one connection serves everyone, and a request's role and claims are settings of its transaction: two requests
 * must never interleave. The body is read first, so that a slow sender holds up nobody.
 */
async function askService(
  parts: GatewayParts,
  services: Services,
  request: Request,
  address: string,
): Promise<Response> {
  const whole = await readWhole(request, keepNumericTexts(request.url), request.headers);
  const asked =
    whole instanceof Response
      ? whole
      : ((await refuseSignIn(whole)) ?? (await services.attempts.refuse(whole, address)) ?? (await adaptCall(whole)));
  if (asked instanceof Response) {
    return asked;
  }
  const { driver, hasOneConnection } = parts.database;
  const inTurn: Queue = hasOneConnection ? parts.serial : (task) => task();
  return inTurn(async () => {
    const ask = (what: Request) => withQuietErrors(() => services.app.fetch(what, { peerAddress: null }));
    const understood = await adaptSignIn(asked, parts.config, driver);
    const answer = await ask(understood.clone());
    await services.attempts.note(asked, address, answer);
    if (answer.ok && (await setsPassword(asked))) {
      // As on Supabase: whoever knew the old password is out.
      const others = new URL("/auth/v1/logout?scope=others", asked.url);
      await ask(new Request(others, { method: "POST", headers: tokenOf(asked) }));
    }
    const response = request.method === "HEAD" ? new Response(null, answer) : await hideStranger(asked, answer);
    if (response.status >= 500 && hasOneConnection) {
      // Whatever went wrong, it does not leave its transaction to the next request.
      await driver.exec("rollback");
    }
    return response;
  });
}

/** The headers that say who asks. */
const tokenOf = ({ headers }: Request): Headers =>
  new Headers([...headers].filter(([name]) => name === "apikey" || name === "authorization"));

type Services = Awaited<ReturnType<typeof createServices>>;

async function createServices({ config, database, keys, mailbox }: GatewayParts) {
  const { App } = await import("@supabase/lite");
  const app = new App({
    connection: database.connection,
    // Without an address of its own, a provider sends people back to the one that they came from.
    api: { max_rows: config.maxRows, external_url: "" },
    auth: {
      jwt_secret: keys.jwtSecret,
      jwt_expiry: config.jwtExpirySeconds,
      minimum_password_length: config.minimumPasswordLength,
      enable_signup: config.isSignupEnabled,
      // A new e-mail is confirmed from its own mailbox alone.
      email: { double_confirm_changes: false, enable_confirmations: config.isSignupConfirmed },
      external: config.providers,
      // The app is served from this machine under one name or another, whatever the design says of production.
      additional_redirect_urls: [...config.redirectUrls, ...ownAddresses],
      publishable_key: keys.anonKey,
      secret_key: keys.serviceKey,
    },
    options: {
      server: { disableStudio: true, disableFallback: true },
      drivers: { email: mailbox },
    },
  });
  return { app, attempts: limitAttempts(config) };
}

const ownAddresses = ["127.0.0.1", "localhost", "*.localhost"].map((host) => `http://${host}:*/**`);

async function callFunction(parts: GatewayParts, name: string, request: Request, address: string): Promise<Response> {
  const handler = parts.functions.get(name);
  if (!handler) {
    return failure(404, "NOT_FOUND", `there is no function ${name}`);
  }
  const refusal = parts.config.openFunctions.has(name) ? undefined : await refuseStranger(request, parts.keys);
  if (refusal) {
    return refusal;
  }
  // As on Supabase the function sees its own name as the root, and the peer in a header that no client can set.
  const target = new URL(request.url);
  target.pathname = target.pathname.slice("/functions/v1".length);
  const headers = new Headers(request.headers);
  headers.delete("x-forwarded-for");
  if (address !== "") {
    headers.set("x-forwarded-for", address);
  }
  const whole = await readWhole(request, target.href, headers);
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

async function readWhole(request: Request, url: string, headers: Headers): Promise<Request | Response> {
  const { method } = request;
  if (request.body === null) {
    return new Request(url, { method, headers });
  }
  const body = await readBytes(request, maxBodyBytes);
  return body
    ? new Request(url, { method, headers, body })
    : failure(413, "payload_too_large", `a request body may have ${maxBodyBytes} bytes`);
}

// What the embedded backend does not have yet, by the name a developer would look for.
const unsupportedServices: Readonly<Record<string, string>> = {
  graphql: "GraphQL",
};
