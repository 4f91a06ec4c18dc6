import { createHash } from "node:crypto";
import { realpath, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BackendProblem } from "./problem.ts";

/**
 * Keep a second process out of a data folder until the returned function is called.
 *
 * Two databases over one folder destroy it. The lock is a listening local socket: unlike a file with a process id
 * it ends with the process, also when that is killed, and never mistakes another process for the owner.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const name = `trama-${createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 24)}`;
  const path = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  for (let attemptIndex = 0; attemptIndex < 2; attemptIndex++) {
    const server = await listen(path);
    if (server) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    if (await isAnswering(path)) {
      break;
    }
    await unlink(path).catch(() => undefined);
  }
  throw new BackendProblem(`another process is using ${dataDir}; stop it, or choose another data folder`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
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
