import { join, resolve } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { type BackendConfig, readConfig } from "./config.ts";
import { type Database, openDatabase } from "./database.ts";
import { type EdgeHandler, loadFunctions } from "./functions.ts";
import { type BackendKeys, createKeys, readKeys } from "./keys.ts";
import { isLoopback, listen } from "./listen.ts";
import { lockFolder } from "./lock.ts";
import { readSource } from "./migrations.ts";
import { BackendProblem } from "./problem.ts";
import { withQuietErrors } from "./quiet-errors.ts";

export { isLoopback } from "./listen.ts";
export { BackendProblem } from "./problem.ts";

/** How to start the embedded backend of a design. */
export interface BackendOptions {
  /** The folder of the design, with `supabase/` in it. */
  readonly designDir: string;
  /** Where the data lives; `.trama/data` in the folder of the design unless given. */
  readonly dataDir?: string;
  /** Keep everything in memory, with new keys on each start. */
  readonly memory?: boolean;
  /** Listen on this port, 0 for a free one. Without it nothing listens, and `fetch` is the only way in. */
  readonly port?: number;
  /** The host to listen on: a loopback one, unless `allowRemote`. */
  readonly host?: string;
  readonly allowRemote?: boolean;
}

/** A running embedded backend. Close it, or the data folder stays locked until the process ends. */
export interface Backend {
  /** The address to give to a Supabase client; when nothing listens, one that only `fetch` understands. */
  readonly url: string;
  /** The key that browsers send; row-level security decides what it may see. */
  readonly anonKey: string;
  /** Answer a request for one of the backend's paths; `address` is the peer's, as the server's socket saw it. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Run SQL with all rights, in this process only: for introspection and tests. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const maxBodyBytes = 10 * 1024 * 1024;
const inProcessUrl = "http://backend.localhost";

/** True for the paths that the backend answers, so that a server can mount it beside an app. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(?:rest|auth|functions|storage|realtime|graphql)\/v1(?:\/|$)/.test(pathname);
}

/**
 * Start the embedded backend: Postgres, REST, auth and edge functions in this process, over `supabase/` of a design.
 *
 * Rejects with a `BackendProblem` when the user can put it right: a broken migration, a folder in use, a remote host.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  if (options.host !== undefined && !options.allowRemote && !isLoopback(options.host)) {
    throw new BackendProblem(`refusing to listen on ${options.host}: the embedded backend is for this machine only`);
  }
  const supabaseDir = join(resolve(options.designDir), "supabase");
  const dataDir = options.memory ? undefined : resolve(options.dataDir ?? join(options.designDir, ".trama", "data"));
  const keys = dataDir === undefined ? createKeys() : await readKeys(dataDir);
  const unlock = dataDir === undefined ? undefined : await lockFolder(dataDir);
  try {
    const [config, source] = await Promise.all([readConfig(supabaseDir), readSource(supabaseDir)]);
    let url = inProcessUrl;
    const world = {
      get env() {
        return { SUPABASE_URL: url, SUPABASE_ANON_KEY: keys.anonKey, SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey };
      },
      // Functions reach their own backend without a network, so they work whatever serves it.
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new Request(input, init);
        return request.url.startsWith(`${url}/`) ? answer(request, "function") : globalThis.fetch(request);
      },
    };
    // Bundling happens in a process of its own, beside the start of the database.
    const [database, functions] = await settle(
      openDatabase(source, dataDir && join(dataDir, "postgres")),
      loadFunctions(supabaseDir, world),
    );
    const serial = createQueue();
    const services = await createServices(database.connection, config, keys);

    const answer = async (request: Request, address: string): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const service = /^\/(\w+)\/v1(?:\/|$)/.exec(pathname)?.[1] ?? "";
      if (service === "functions") {
        const name = /^\/functions\/v1\/([^/]+)/.exec(pathname)?.[1] ?? "";
        const isOpen = !functions.has(name) || config.openFunctions.has(name);
        const refusal = isOpen ? undefined : await refuseStranger(request, keys);
        return refusal ?? callFunction(name, functions.get(name), request, address);
      }
      const missing = unsupported(service, pathname);
      if (missing !== undefined) {
        return failure(501, "feature_not_supported", `the embedded backend does not support ${missing}`, missing);
      }
      if (service !== "rest" && service !== "auth") {
        return failure(404, "not_found", `no service answers ${pathname}`);
      }
      const refusal = service === "rest" ? await refuseBadToken(request, keys) : undefined;
      if (refusal) {
        return refusal;
      }
      // One database connection serves everyone, and a request's role and claims are settings of its transaction:
      // two requests must never interleave. The body is read first, so that a slow sender holds up nobody.
      const whole = await readWhole(request);
      if (whole instanceof Response) {
        return whole;
      }
      return serial(async () => {
        const response = await withQuietErrors(() => services.fetch(whole, { peerAddress: null }));
        if (response.status >= 500) {
          // Whatever went wrong, it does not leave its transaction to the next request.
          await database.driver.exec("rollback");
        }
        return response;
      });
    };

    const server =
      options.port === undefined
        ? undefined
        : await listen(answer, {
            port: options.port,
            ...(options.host !== undefined && { host: options.host }),
            ...(options.allowRemote !== undefined && { allowRemote: options.allowRemote }),
          });
    url = server?.url ?? inProcessUrl;
    // The REST service reads the catalogue on its first request; begun now, a page need not wait for it.
    void serial(() => database.connection.introspect({ useCache: true })).catch(() => undefined);

    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await server?.close();
      await serial(() => database.close());
      await unlock?.();
    };
    return {
      url,
      anonKey: keys.anonKey,
      fetch: (request, address = "") => answer(request, address),
      query: (sql, values = []) => serial(async () => (await database.driver.query<never>(sql, [...values])).rows),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

// Both or neither: a database that opened is closed again when a function cannot be loaded.
async function settle(
  opening: Promise<Database>,
  loading: Promise<ReadonlyMap<string, EdgeHandler>>,
): Promise<[Database, ReadonlyMap<string, EdgeHandler>]> {
  const [database, functions] = await Promise.allSettled([opening, loading]);
  if (database.status === "rejected") {
    throw database.reason;
  }
  if (functions.status === "rejected") {
    await database.value.close();
    throw functions.reason;
  }
  return [database.value, functions.value];
}

async function createServices(connection: PgliteConnection, config: BackendConfig, keys: BackendKeys) {
  const { App, InMemoryEmailDriver } = await import("@supabase/lite");
  return new App({
    connection,
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

/**
 * Refuse a token that is expired or not ours, as PostgREST does.
 *
 * The REST service would go on without it, as an anonymous visitor: a session that ended looks like empty tables.
 */
async function refuseBadToken(request: Request, keys: BackendKeys): Promise<Response | undefined> {
  const token = bearerOf(request);
  if (token === undefined || token === keys.anonKey || token === keys.serviceKey) {
    return undefined;
  }
  const { errors, jwtVerify } = await import("jose");
  try {
    await jwtVerify(token, new TextEncoder().encode(keys.jwtSecret), { algorithms: ["HS256"] });
    return undefined;
  } catch (error) {
    const message = error instanceof errors.JWTExpired ? "JWT expired" : "JWT invalid";
    const response = failure(401, "PGRST301", message);
    response.headers.set("www-authenticate", `Bearer error="invalid_token", error_description="${message}"`);
    return response;
  }
}

/** Refuse a call of a function by who has neither a key nor a token, unless it is only a browser asking first. */
async function refuseStranger(request: Request, keys: BackendKeys): Promise<Response | undefined> {
  if (request.method === "OPTIONS") {
    return undefined;
  }
  if (bearerOf(request) !== undefined) {
    return refuseBadToken(request, keys);
  }
  const hasKey = [keys.anonKey, keys.serviceKey].includes(request.headers.get("apikey") ?? "");
  return hasKey ? undefined : failure(401, "UNAUTHORIZED_NO_AUTH_HEADER", "the call has neither a key nor a token");
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** Runs tasks one after the other; a task that fails does not stop the next. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

async function readWhole(request: Request): Promise<Request | Response> {
  if (request.body === null) {
    return request;
  }
  const tooLarge = failure(413, "payload_too_large", `a request body may have ${maxBodyBytes} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) {
    return tooLarge;
  }
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  const reader = request.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    byteCount += chunk.value.byteLength;
    if (byteCount > maxBodyBytes) {
      await reader.cancel();
      return tooLarge;
    }
    chunks.push(chunk.value);
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: Buffer.concat(chunks),
  });
}

async function callFunction(
  name: string,
  handler: EdgeHandler | undefined,
  request: Request,
  address: string,
): Promise<Response> {
  if (!handler) {
    return failure(404, "NOT_FOUND", `there is no function ${name}`);
  }
  // As on Supabase the function sees its own name as the root, and the peer in a header that no client can set.
  const target = new URL(request.url);
  target.pathname = target.pathname.slice("/functions/v1".length);
  const headers = new Headers(request.headers);
  headers.delete("x-forwarded-for");
  if (address !== "") {
    headers.set("x-forwarded-for", address);
  }
  const whole = await readWhole(request);
  if (whole instanceof Response) {
    return whole;
  }
  try {
    const body = whole.body === null ? null : await whole.arrayBuffer();
    return await handler(new Request(target, { method: whole.method, headers, body }));
  } catch (error) {
    console.error(`function ${name}:`, error);
    return failure(500, "function_failed", `the function ${name} failed`);
  }
}

// What the embedded backend does not have yet, by the name a developer would look for.
function unsupported(service: string, pathname: string): string | undefined {
  const services: Readonly<Record<string, string>> = {
    realtime: "realtime",
    storage: "storage",
    graphql: "GraphQL",
  };
  if (service === "auth") {
    const feature = /^\/auth\/v1\/(admin|factors|sso|invite)(?:\/|$)/.exec(pathname)?.[1];
    const names: Readonly<Record<string, string>> = {
      admin: "the auth admin API",
      factors: "multi-factor authentication",
      sso: "single sign-on",
      invite: "invitations by e-mail",
    };
    return feature && names[feature];
  }
  return services[service];
}

function failure(status: number, code: string, message: string, feature?: string): Response {
  return Response.json({ code, message, ...(feature !== undefined && { feature }) }, { status });
}
