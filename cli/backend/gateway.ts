import type { BackendConfig } from "./config.ts";
import type { Database } from "./connection.ts";
import { failure } from "./failure.ts";
import { keepNumericTexts } from "./filter-values.ts";
import type { EdgeHandler } from "./functions.ts";
import type { BackendKeys } from "./keys.ts";
import { withQuietErrors } from "./quiet-errors.ts";
import { refuseBadToken, refuseStranger } from "./tokens.ts";

/** What the gateway leads to. */
export interface GatewayParts {
  readonly config: BackendConfig;
  readonly keys: BackendKeys;
  readonly database: Database;
  readonly functions: ReadonlyMap<string, EdgeHandler>;
  /** Runs a task when the database connection is free. */
  serial<T>(task: () => Promise<T>): Promise<T>;
}

/** Answers a request; `address` is the peer's, as the socket saw it. */
export type Gateway = (request: Request, address: string) => Promise<Response>;

const maxBodyBytes = 10 * 1024 * 1024;

/** Lead each path to its service, as the gateway of a Supabase project does. */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const services = await createServices(parts);
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const [, service = "", name = ""] = /^\/(\w+)\/v1(?:\/([^/]*)|$)/.exec(pathname) ?? [];
    if (service === "functions") {
      return callFunction(parts, name, request, address);
    }
    const missing = unsupported(service, name);
    if (missing !== undefined) {
      return failure(501, "feature_not_supported", `the embedded backend does not support ${missing}`, missing);
    }
    if (service !== "rest" && service !== "auth") {
      return failure(404, "not_found", `no service answers ${pathname}`);
    }
    const refusal = service === "rest" ? await refuseBadToken(request, parts.keys) : undefined;
    return refusal ?? askService(parts, services, request);
  };
}

/**
 * Ask the REST or auth service, one request after the other.
 *
 * One database connection serves everyone, and a request's role and claims are settings of its transaction: two
 * requests must never interleave. The body is read first, so that a slow sender holds up nobody.
 */
async function askService(parts: GatewayParts, services: Services, request: Request): Promise<Response> {
  const whole = await readWhole(request, keepNumericTexts(request.url), request.headers);
  if (whole instanceof Response) {
    return whole;
  }
  return parts.serial(async () => {
    const response = await withQuietErrors(() => services.fetch(whole, { peerAddress: null }));
    if (response.status >= 500) {
      // Whatever went wrong, it does not leave its transaction to the next request.
      await parts.database.driver.exec("rollback");
    }
    return response;
  });
}

type Services = Awaited<ReturnType<typeof createServices>>;

async function createServices({ config, database, keys }: GatewayParts) {
  const { App, InMemoryEmailDriver } = await import("@supabase/lite");
  return new App({
    connection: database.connection,
    api: { max_rows: config.maxRows },
    auth: {
      jwt_secret: keys.jwtSecret,
      jwt_expiry: config.jwtExpirySeconds,
      minimum_password_length: config.minimumPasswordLength,
      enable_signup: config.isSignupEnabled,
      publishable_key: keys.anonKey,
      secret_key: keys.serviceKey,
    },
    options: {
      server: { disableStudio: true, disableFallback: true },
      drivers: { email: new InMemoryEmailDriver() },
    },
  });
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
    console.error(`function ${name}:`, error);
    return failure(500, "function_failed", `the function ${name} failed`);
  }
}

async function readWhole(request: Request, url: string, headers: Headers): Promise<Request | Response> {
  const { body, method } = request;
  if (body === null) {
    return new Request(url, { method, headers });
  }
  const tooLarge = failure(413, "payload_too_large", `a request body may have ${maxBodyBytes} bytes`);
  if (Number(headers.get("content-length") ?? 0) > maxBodyBytes) {
    return tooLarge;
  }
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    byteCount += chunk.value.byteLength;
    if (byteCount > maxBodyBytes) {
      await reader.cancel();
      return tooLarge;
    }
    chunks.push(chunk.value);
  }
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

// What the embedded backend does not have yet, by the name a developer would look for.
function unsupported(service: string, part: string): string | undefined {
  if (service === "auth") {
    return unsupportedAuth[part];
  }
  return unsupportedServices[service];
}

const unsupportedServices: Readonly<Record<string, string>> = {
  realtime: "realtime",
  storage: "storage",
  graphql: "GraphQL",
};

const unsupportedAuth: Readonly<Record<string, string>> = {
  admin: "the auth admin API",
  factors: "multi-factor authentication",
  sso: "single sign-on",
  invite: "invitations by e-mail",
};
