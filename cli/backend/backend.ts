import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readConfig } from "./config.ts";
import type { Database } from "./connection.ts";
import { openDatabase } from "./database.ts";
import { type DemoOptions, readDemo } from "./demo.ts";
import { type EdgeHandler, type EdgeWorld, loadFunctions } from "./functions.ts";
import { createGateway, type Gateway } from "./gateway.ts";
import { createKeys, readKeys } from "./keys.ts";
import { isLoopback, listen } from "./listen.ts";
import { lockFolder } from "./lock.ts";
import { readSource } from "./migrations.ts";
import { checkPackages, missingPackage } from "./packages.ts";
import { BackendProblem } from "./problem.ts";

export { isLoopback } from "./listen.ts";
export { BackendProblem } from "./problem.ts";

/** How to start the embedded backend of a design. */
export interface BackendOptions {
  /** The folder of the design, with `supabase/` in it. */
  readonly designDir: string;
  /** Where the data lives; `.trama/data` in the folder of the design unless given. */
  readonly dataDir?: string;
  /** Fill a new database with generated demo rows of this size or date, in place of those of `seed.sql`. */
  readonly demo?: DemoOptions;
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
  checkPackages();
  const dataDir = options.memory ? undefined : resolve(options.dataDir ?? join(options.designDir, ".trama", "data"));
  // What was opened, to be closed in the opposite order: at the end, or when a later step fails.
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (let close = opened.pop(); close; close = opened.pop()) {
      await close();
    }
  };
  try {
    if (dataDir !== undefined) {
      await mkdir(dataDir, { recursive: true });
      opened.push(await lockFolder(dataDir));
    }
    return await start(options, dataDir, opened, closeAll);
  } catch (error) {
    await closeAll();
    throw missingPackage(error) ?? error;
  }
}

async function start(
  options: BackendOptions,
  dataDir: string | undefined,
  opened: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<Backend> {
  const supabaseDir = join(resolve(options.designDir), "supabase");
  const [keys, config, committed, demo] = await Promise.all([
    dataDir === undefined ? createKeys() : readKeys(dataDir),
    readConfig(supabaseDir),
    readSource(supabaseDir),
    options.demo && readDemo(supabaseDir, options.demo),
  ]);
  const source = demo ? { ...committed, seed: demo.key, demo } : committed;

  let url = inProcessUrl;
  let gateway: Gateway | undefined;
  const world: EdgeWorld = {
    get env() {
      return { SUPABASE_URL: url, SUPABASE_ANON_KEY: keys.anonKey, SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey };
    },
    // Functions reach their own backend without a network, so they work whatever serves it.
    fetch: (input, init) => {
      const request = new Request(input, init);
      return gateway && request.url.startsWith(`${url}/`) ? gateway(request, "function") : globalThis.fetch(request);
    },
  };
  // Bundling happens in a process of its own, beside the start of the database.
  const [database, functions] = await bothOrNeither(
    openDatabase(source, dataDir && join(dataDir, "postgres")),
    loadFunctions(supabaseDir, world),
  );
  const serial = createQueue();
  opened.push(() => serial(() => database.close()));
  const answer = await createGateway({ config, keys, database, functions, serial });
  gateway = answer;

  if (options.port !== undefined) {
    const { port, host = "127.0.0.1", allowRemote = false } = options;
    const server = await listen(answer, { port, host, allowRemote });
    opened.push(server.close);
    url = server.url;
  }
  // The REST service reads the catalogue on its first request; begun now, a page need not wait for it.
  void serial(() => database.connection.introspect({ useCache: true })).catch(() => undefined);
  return {
    url,
    anonKey: keys.anonKey,
    fetch: (request, address = "") => answer(request, address),
    query: (sql, values = []) => serial(async () => (await database.driver.query<never>(sql, [...values])).rows),
    close,
  };
}

// A database that opened is closed again when a function cannot be loaded.
async function bothOrNeither(
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

/** Runs tasks one after the other; a task that fails does not stop the next. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
