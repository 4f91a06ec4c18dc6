import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";

/** A PostgreSQL server for one test. */
export interface PostgresServer {
  /** Create an empty database and return its address. */
  createDatabase(name: string): string;
  stop(): Promise<void>;
}

/** What `.ci/setup.mjs` exports. */
interface Setup {
  findPostgres(): string | undefined;
}
const { findPostgres }: Setup = await import("../../.ci/setup.mjs" as string);

/** Start a server on a free port, with a folder that goes with it. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error("no PostgreSQL found: `npm test` installs it as root on Debian, elsewhere install it");
  const folder = await mkdtemp(join(tmpdir(), "trama-postgres-"));
  const port = await freePort();
  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? idsOf("postgres") : {};
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, fsync: "off" };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(bin, "postgres"), ["-D", data, ...args], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await untilReady(server);
  const address = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  return {
    createDatabase(name) {
      execFileSync(join(bin, "psql"), [address("postgres"), "-q", "-c", `create database "${name}"`]);
      return address(name);
    },
    async stop() {
      const stopped = once(server, "exit");
      // SIGINT also closes open connections.
      server.kill("SIGINT");
      await stopped;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): { readonly uid?: number; readonly gid?: number } {
  const id = (flag: string): number => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let told = "";
    server.stderr?.on("data", (piece: Buffer) => {
      told += piece;
      if (told.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}: ${told}`)));
  });
}
