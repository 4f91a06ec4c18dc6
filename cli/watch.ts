import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/** Changes that come closer together than this are one. */
const settleMs = 8;

export interface Watching {
  /** Resolves when watching ends. */
  readonly closed: Promise<void>;
  close(): void;
}

/**
 * Call `changed` after something in the folder did, once for changes that come together.
 *
 * A call that is asked for while one runs comes right after it; two never overlap. Ends with `close` or Ctrl-C;
 * when `changed` throws, `closed` rejects with that.
 */
export function watchDesign(folder: string, changed: () => void | Promise<void>): Watching {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAsked = false;
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const closed = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });

  const run = async (): Promise<void> => {
    timer = undefined;
    if (isRunning) {
      isAsked = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isAsked = false;
        watchFolders();
        await changed();
      } while (isAsked);
    } catch (error) {
      fail(error);
      close();
    }
    isRunning = false;
  };
  const notice = (): void => {
    timer ??= setTimeout(() => void run(), settleMs);
  };
  const watchFolders = (): void => {
    const folders = new Set(foldersBelow(folder));
    for (const [path, watcher] of watchers) {
      if (folders.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of folders) {
      if (watchers.has(path)) continue;
      const watcher = watch(path, notice);
      watcher.on("error", notice);
      watchers.set(path, watcher);
    }
  };
  const close = (): void => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
    process.off("SIGINT", close);
    process.off("SIGTERM", close);
    end();
  };

  process.on("SIGINT", close);
  process.on("SIGTERM", close);
  watchFolders();
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
