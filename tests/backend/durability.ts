import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { vendasDir } from "./client.ts";
import { startBackend } from "./start.ts";

/** A folder for the data of the tests of a file, which goes with them. */
export function folderForTests(): () => string {
  let root = "";
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "trama-durability-"));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  return () => root;
}

/** Uses a backend that keeps its data in a folder, and closes it. */
export async function withBackend<T>(dataDir: string, use: (backend: Backend) => Promise<T>): Promise<T> {
  const backend = await startBackend({ designDir: vendasDir, dataDir, port: 0 });
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}
