import { type FSWatcher, readdirSync, watch } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { codeOf } from "../error-code.ts";

/** Changes that come closer together than this are one. */
const settleMs = 8;

export interface Watching {
  /** Resolves when watching ends. */
  readonly closed: Promise<void>;
  close(): void;
}

/**
 * Call `changed` at once, and after something in the folder did; once for changes that come together.
 *
 * Resolves after the first call, and rejects when that throws; when a later one throws, `closed` rejects. A call that is
 * asked for while one runs comes right after it; two never overlap. Ends with `close` or Ctrl-C, after the call that runs.
 */
export async function watchDesign(folder: string, changed: () => void | Promise<void>): Promise<Watching> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAsked = false;
  let isClosed = false;
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const closed = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });

  const run = async (): Promise<void> => {
    isRunning = true;
    try {
      do {
        isAsked = false;
        watchFolders();
        await changed();
      } while (isAsked && !isClosed);
    } catch (error) {
      close();
      throw error;
    }
    isRunning = false;
    if (isClosed) end();
  };
  const notice = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isRunning) isAsked = true;
      else run().catch(fail);
    }, settleMs);
  };
  // The folder around the design says when that itself goes or comes, as it may with another branch.
  const around = dirname(folder);
  const hear = (path: string, event: string, name: string | null): void => {
    if (path === around && name !== basename(folder)) return;
    if (event === "rename" && name !== null) forget(join(path, name));
    notice();
  };
  /** What came or went may be a folder, whose watcher is deaf when another one takes its place. */
  const forget = (path: string): void => {
    for (const [watched, watcher] of watchers) {
      if (watched !== path && !watched.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(watched);
    }
  };
  const watchFolders = (): void => {
    for (const path of [around, ...foldersBelow(folder)]) {
      if (watchers.has(path)) continue;
      try {
        const watcher = watch(path, (event, name) => hear(path, event, name));
        watcher.on("error", notice);
        watchers.set(path, watcher);
      } catch (error) {
        // Removed after it was listed.
        if (codeOf(error) !== "ENOENT") throw error;
      }
    }
  };
  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
    process.off("SIGINT", close);
    process.off("SIGTERM", close);
    if (!isRunning) end();
  };

  process.on("SIGINT", close);
  process.on("SIGTERM", close);
  await run();
  return { closed, close };
}

/** The folder and those in it; what belongs to the database or to other tools is no part of the design. */
function foldersBelow(folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    // Removed between being listed and being read.
    return [];
  }
  const inside = entries.filter((entry) => entry.isDirectory() && !isForeign(entry.name));
  return [folder, ...inside.flatMap((entry) => foldersBelow(join(folder, entry.name)))];
}

const readEntries = (folder: string) => readdirSync(folder, { withFileTypes: true });

const isForeign = (name: string): boolean => name.startsWith(".") || name === "node_modules" || name === "supabase";
