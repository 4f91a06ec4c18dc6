import { copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../error-code.ts";

/**
 * The bytes of files, each under a random unique version.
 *
 * A file's name is only in the database, so no name can escape the folder, and moving a file moves no bytes. A version
 * is written only once: replacing a file writes a new version and removes the old one afterwards.
 */
export interface Blobs {
  write(version: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes from `start` to `end` inclusive; undefined for an unknown version. */
  read(version: string, start: number, end: number): Promise<Uint8Array | undefined>;
  copy(version: string, to: string): Promise<void>;
  /** Delete these versions; missing ones are ignored. */
  remove(versions: readonly string[]): Promise<void>;
  /** Delete all other versions: leftovers of writes that ended between bytes and row. */
  keepOnly(versions: ReadonlySet<string>): Promise<void>;
}

/** Blobs in memory, for the life of the process. */
export function memoryBlobs(): Blobs {
  const kept = new Map<string, Uint8Array>();
  return {
    write: async (version, bytes) => void kept.set(version, bytes),
    read: async (version, start, end) => kept.get(version)?.subarray(start, end + 1),
    copy: async (version, to) => {
      const bytes = kept.get(version);
      if (bytes) {
        kept.set(to, bytes);
      }
    },
    remove: async (versions) => {
      for (const version of versions) {
        kept.delete(version);
      }
    },
    keepOnly: async () => undefined,
  };
}

/** Blobs in a folder, one file each. The data is on disk before `write` and `copy` resolve. */
export async function folderBlobs(folder: string): Promise<Blobs> {
  await mkdir(folder, { recursive: true });
  const pathOf = (version: string): string => join(folder, version);
  const settle = async (staged: string, version: string): Promise<void> => {
    await syncPath(staged);
    await rename(staged, pathOf(version));
    await syncPath(folder);
  };
  return {
    async write(version, bytes) {
      const staged = `${pathOf(version)}.new`;
      const file = await open(staged, "w", 0o600);
      try {
        await file.writeFile(bytes);
      } finally {
        await file.close();
      }
      await settle(staged, version);
    },
    async read(version, start, end) {
      const file = await open(pathOf(version)).catch(ignoreMissing);
      if (!file) {
        return undefined;
      }
      try {
        const bytes = Buffer.alloc(Math.max(0, end - start + 1));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async copy(version, to) {
      const staged = `${pathOf(to)}.new`;
      await copyFile(pathOf(version), staged);
      await settle(staged, to);
    },
    remove: async (versions) => {
      await Promise.all(versions.map((version) => rm(pathOf(version), { force: true })));
    },
    async keepOnly(versions) {
      const strays = (await readdir(folder)).filter((name) => !versions.has(name));
      await Promise.all(strays.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

// Some systems cannot sync a folder; there, the rename alone has to do.
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r").catch(() => undefined);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) === "ENOENT") {
    return undefined;
  }
  throw error;
}
