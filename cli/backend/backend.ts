import { createHash } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createCounter } from "./auth/counter.ts";
import { createKeys, readKeys } from "./auth/keys.ts";
import { createMailbox, type Mailbox } from "./auth/mailbox.ts";
import { readConfig } from "./config.ts";
import { type Clock, startCron } from "./cron/cron.ts";
import { applyMigrations, bringUpToDate, openDatabase } from "./database/database.ts";
import type { DatabaseSource } from "./database/database-source.ts";
import { type DemoOptions, readDemo } from "./database/demo.ts";
import type { Database } from "./database/engine/connection.ts";
import { lockFolder } from "./database/engine/lock.ts";
import { createQueue } from "./database/engine/queue.ts";
import { openServer } from "./database/engine/server.ts";
import { readSource } from "./database/migrations.ts";
import { type EdgeHandler, type EdgeWorld, loadFunctions } from "./functions/functions.ts";
import { createBackground } from "./http/background.ts";
import { createForeground } from "./http/foreground.ts";
import { createGateway, fromFunction, type Gateway } from "./http/gateway.ts";
import { listen } from "./http/listen.ts";
import { isPublicAddress } from "./plugins/addresses.ts";
import { createPlugins } from "./plugins/plugins.ts";
import { isSignedIn } from "./plugins/session.ts";
import { type PluginSettings, readPluginSettings, readSecrets } from "./plugins/settings.ts";
import { BackendProblem } from "./problem.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { report } from "./report.ts";
import { cacheSchema } from "./rest/cache.ts";
import { folderBlobs, memoryBlobs } from "./storage/blobs.ts";
import { createStorage } from "./storage/storage.ts";

export { openMailbox } from "./auth/mailbox.ts";
export { BackendProblem } from "./problem.ts";

/** Options of the embedded backend of a design. */
export interface BackendOptions {
  /** The folder of the design, with `supabase/` in it. */
  readonly designDir: string;
  /** Where the data is stored; default: `.trama/data` in the folder of the design. */
  readonly dataDir?: string;
  /**
   * Use a database of a PostgreSQL server instead of the embedded one: `postgres://…`.
   *
   * Keys and files stay in the data folder.
   */
  readonly databaseUrl?: string;
  /** Fill a new database with generated demo rows of this size or date, instead of `seed.sql`. */
  readonly demo?: DemoOptions;
  /** Delete the rows and files in the data folder before starting; its keys stay. */
  readonly reset?: boolean;
  /** Keep everything in memory, with new keys on each start. */
  readonly memory?: boolean;
  /** Listen on this port of 127.0.0.1, 0 for a free one. Without it nothing listens, and `fetch` is the only way in. */
  readonly port?: number;
  /** The clock of scheduled jobs; default: the system's. */
  readonly clock?: Clock;
  /** Skip the design's edge functions: for reading the database alone. */
  readonly withoutFunctions?: boolean;
}

/** A running embedded backend. Close it, or the data folder stays locked until the process ends. */
export interface Backend {
  /** The address for a Supabase client; if nothing listens, one that only `fetch` understands. */
  readonly url: string;
  /** The key that browsers send; row-level security decides what it can see. */
  readonly anonKey: string;
  /** Answer a request for one of the backend's paths; `address` is the peer's, as seen by the server's socket. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Take over a socket for one of the backend's paths. The caller has checked its origin. */
  readonly upgrade: Realtime["upgrade"];
  /** The number of sockets and topics of the realtime service. */
  readonly connected: Realtime["counts"];
  /** The e-mails sent so far; none leaves this process. They let people sign in, so do not show them to anyone else. */
  readonly mailbox: Mailbox;
  /** Close every socket: a server that handed them over waits for them when it closes. */
  hangUp(): void;
  /**
   * Follow edits of `supabase/`: apply new migrations, and load the settings, secrets and functions again.
   *
   * Rejects with a `BackendProblem` that has all problems. What could not be loaded stays as it was.
   */
  update(): Promise<void>;
  /** Run SQL with all rights, in this process only: for introspection and tests. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const inProcessUrl = "http://backend.localhost";

/**
 * Start the embedded backend: Postgres, REST, auth, storage, realtime and edge functions in this process, from
 * `supabase/` of a design.
 *
 * Rejects with a `BackendProblem` when the user can fix it: a broken migration, a folder in use.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = options.memory ? undefined : resolve(options.dataDir ?? join(options.designDir, ".trama", "data"));
  // Opened resources, closed in reverse order: at the end, or when a later step fails.
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
      if (options.reset) {
        await forget(dataDir);
      }
    }
    return await start(options, dataDir, opened, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

// Delete the database last: while it exists, a later start after a kill still recognizes the folder as one with data.
async function forget(dataDir: string): Promise<void> {
  for (const name of ["storage", "postgres.new", "postgres"]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function start(
  options: BackendOptions,
  dataDir: string | undefined,
  opened: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<Backend> {
  const supabaseDir = join(resolve(options.designDir), "supabase");
  const [keys, config, committed, settings, firstSecrets, demo] = await Promise.all([
    dataDir === undefined ? createKeys() : readKeys(dataDir),
    readConfig(supabaseDir),
    readSource(supabaseDir),
    readPluginSettings(resolve(options.designDir)),
    readSecrets(supabaseDir),
    options.demo && readDemo(supabaseDir, options.demo),
  ]);
  const source = demo ? { ...committed, seed: demo.key, demo } : committed;

  const background = createBackground();
  const foreground = createForeground();
  let secrets = firstSecrets;
  let url = inProcessUrl;
  let gateway: Gateway | undefined;
  const world: EdgeWorld = {
    waitUntil: background.add,
    get env() {
      return {
        ...secrets,
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: keys.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey,
      };
    },
    // Functions reach their own backend without a network, so they work whatever server mounts it.
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const inside = request.url.startsWith(`${url}/`) ? gateway : undefined;
      return inside ? foreground.answerFunction(() => inside(request, fromFunction)) : globalThis.fetch(request);
    },
  };
  // Bundling runs in a separate process, while the database starts.
  const [database, ownFunctions] = await bothOrNeither(
    options.databaseUrl === undefined
      ? openDatabase(source, dataDir && join(dataDir, "postgres"))
      : openServer(options.databaseUrl).then((opened) => bringUpToDate(opened, source)),
    options.withoutFunctions ? new Map<string, EdgeHandler>() : loadFunctions(supabaseDir, world),
  );
  const plugins = pluginsOf(settings, world);
  // A function of this name in the design replaces it on purpose.
  const withPlugins = (own: ReadonlyMap<string, EdgeHandler>) => new Map([["plugins", plugins], ...own]);
  const serial = createQueue();
  opened.push(() => serial(() => database.close()));
  const realtime = await createRealtime(database, keys, serial);
  opened.push(async () => realtime.close());
  let cron = await startCron(database, serial, options.clock);
  opened.push(async () => cron.close());
  opened.push(() => background.settled());
  const blobs =
    dataDir === undefined ? memoryBlobs() : await folderBlobs(join(dataDir, blobFolder(options.databaseUrl)));
  const { maxFileBytes } = config;
  for (const hook of config.missingHooks)
    report(`supabase/config.toml: the embedded backend does not run the hook ${hook}`);
  const storage = await createStorage({ database, blobs, keys, serial, maxFileBytes });
  const mailbox = createMailbox();
  let schema = cacheSchema(database, config.schemas);
  let shownSchemas = config.schemas.join();
  const services = { keys, database, realtime, storage, mailbox, serial };
  let current = await createGateway({ ...services, schema, config, functions: withPlugins(ownFunctions) });
  const answer: Gateway = (request, address) => foreground.answer(() => current(request, address));
  gateway = (request, address) => current(request, address);
  const migrateAgain = (next: DatabaseSource): Promise<void> =>
    serial(async () => {
      if ((await applyMigrations(database, next)) === 0) {
        return;
      }
      schema.refresh();
      await realtime.refresh();
      cron.close();
      cron = await startCron(database, serial, options.clock);
    });
  const update = async (): Promise<void> => {
    secrets = await readSecrets(supabaseDir);
    const [migrated, loaded, configured] = await Promise.allSettled([
      readSource(supabaseDir).then(migrateAgain),
      loadFunctions(supabaseDir, world),
      readConfig(supabaseDir),
    ]);
    if (loaded.status === "fulfilled" && configured.status === "fulfilled") {
      const config = configured.value;
      if (config.schemas.join() !== shownSchemas) {
        shownSchemas = config.schemas.join();
        schema = cacheSchema(database, config.schemas);
      }
      current = await createGateway({ ...services, schema, config, functions: withPlugins(loaded.value) });
    }
    throwProblems([migrated, loaded, configured]);
  };

  if (options.port !== undefined) {
    const server = await listen(answer, realtime.upgrade, options.port);
    opened.push(server.close);
    opened.push(async () => realtime.close());
    url = server.url;
  }
  // Started now, so that no page waits for it.
  void serial(() => schema.read()).catch(() => undefined);
  return {
    url,
    anonKey: keys.anonKey,
    fetch: (request, address = "") => answer(request, address),
    upgrade: realtime.upgrade,
    connected: realtime.counts,
    mailbox,
    hangUp: realtime.close,
    update,
    query: (sql, values = []) => serial(async () => (await database.driver.query<never>(sql, [...values])).rows),
    close,
  };
}

/** Throws the problems that the user can fix as one; any other error is our bug and is thrown as it is. */
function throwProblems(results: readonly PromiseSettledResult<unknown>[]): void {
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  for (const reason of reasons) {
    if (!(reason instanceof BackendProblem)) throw reason;
  }
  if (reasons.length > 0) {
    throw new BackendProblem(reasons.map(({ message }) => message).join("\n"));
  }
}

/** The folder of the files. Each database has its own: it would delete the files of another database as strays. */
function blobFolder(databaseUrl: string | undefined): string {
  return databaseUrl === undefined
    ? "storage"
    : `storage-${createHash("sha256").update(databaseUrl).digest("hex").slice(0, 16)}`;
}

/** Requests to services from one address: more than one person makes, or a few colleagues behind one address. */
const allowedRequests = { count: 300, windowMs: 60_000 };

/**
 * The function `plugins` of a design. `PLUGINS_ALLOW_PRIVATE` in its environment lets it send requests to this machine
 * as well.
 */
function pluginsOf(settings: PluginSettings, world: EdgeWorld): EdgeHandler {
  const requests = createCounter(allowedRequests);
  return createPlugins({
    ...settings,
    // The gateway passes the caller's address; without one, the caller is this process.
    waitSeconds: ({ headers }) => {
      const address = headers.get("x-forwarded-for");
      return address === null ? undefined : requests.count(address);
    },
    secret: (name) => world.env[name],
    isSignedIn: (request) => isSignedIn(request, { env: (name) => world.env[name], fetch: world.fetch }),
    reach: {
      isReachable: world.env.PLUGINS_ALLOW_PRIVATE === "true" ? () => true : isPublicAddress,
      timeoutMs: 30_000,
    },
  });
}

// Waits for both, and closes an opened database when a function cannot be loaded.
async function bothOrNeither(
  opening: Promise<Database>,
  loading: ReadonlyMap<string, EdgeHandler> | Promise<ReadonlyMap<string, EdgeHandler>>,
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
