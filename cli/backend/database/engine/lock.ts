import { createHash, randomUUID } from "node:crypto";
import { realpath, rename, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { codeOf } from "../../../error-code.ts";
import { BackendProblem } from "../../problem.ts";

/**
 * Lock a data folder against other processes until the returned function is called.
 *
 * Two databases on one folder destroy it. The lock is a listening local socket. Unlike a file with a process id it ends
 * with the process, also on a kill, and another process is never mistaken for the owner. Its name depends only on the
 * folder, not on the environment, so all processes of this machine use the same one.
 */
export async function lockFolder(dataDir: string, platform = process.platform): Promise<() => Promise<void>> {
  const name = `trama-${createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 24)}`;
  const server = await listenAlone(name, platform);
  if (!server) {
    const owner = await ownerOf(pathOf(name, platform));
    const who = owner === undefined ? "another process" : `another process (id ${owner})`;
    throw new BackendProblem(`${who} is using ${dataDir}; stop it, or choose another data folder`);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function listenAlone(name: string, platform: NodeJS.Platform): Promise<Server | undefined> {
  const path = pathOf(name, platform);
  const server = await listen(path);
  if (server || socketPaths[platform]) return server;
  return (await removeStale(path)) ? listen(path) : undefined;
}

/** Socket names that end with their process, on platforms that have them. */
const socketPaths: Partial<Record<NodeJS.Platform, (name: string) => string>> = {
  linux: (name) => `\0${name}`,
  win32: (name) => `\\\\.\\pipe\\${name}`,
};

/** Elsewhere a socket is a file that outlives its process. */
const pathOf = (name: string, platform: NodeJS.Platform): string =>
  socketPaths[platform]?.(name) ?? `/tmp/${name}.sock`;

/**
 * Remove a socket that does not answer. It is moved aside first: meanwhile another process may have put its own there.
 */
async function removeStale(file: string): Promise<boolean> {
  if (await isAnswering(file)) {
    return false;
  }
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    // Removed by another process that is starting, or owned by another user.
    return codeOf(error) === "ENOENT";
  }
  if (await isAnswering(aside)) {
    await rename(aside, file);
    return false;
  }
  await unlink(aside);
  return true;
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.end(String(process.pid));
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** How long a process may take to say who it is: it may be in the middle of a query. */
const patienceMs = 1000;

/** Returns the id of the process that has a lock; undefined if it does not answer. */
function ownerOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(path);
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", () => {});
    socket.once("close", () => resolve(/^\d+$/.exec(answer)?.[0]));
  });
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
