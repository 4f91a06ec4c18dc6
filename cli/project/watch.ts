import { type FSWatcher, readdirSync, watch } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { codeOf } from "../error-code.ts";

/** Changes closer together than this count as one. */
const settleMs = 8;

export interface Watching {
  /** Resolves when watching ends. */
  readonly closed: Promise<void>;
  close(): void;
}

/**
 * Call `changed` at once and after each change in the folder; changes that come together cause one call.
 *
 * Resolves after the first call, and rejects when it throws; when a later call throws, `closed` rejects. A change
 * during a call causes another right after it; calls never overlap. `close` and Ctrl-C end the watch after the current
 * call.
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
  // The parent folder reports when the design folder itself disappears or returns, for example on a branch switch.
  const around = dirname(folder);
  const hear = (path: string, event: string, name: string | null): void => {
    if (path === around && name !== basename(folder)) return;
    if (event === "rename" && name !== null) forget(join(path, name));
    notice();
  };
  /** The path may be a folder that was replaced; its old watcher no longer reports changes. */
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

/** The folder and its subfolders, except folders of the database and of other tools. */
function foldersBelow(folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    // Removed between listing and reading.
    return [];
  }
  const inside = entries.filter((entry) => entry.isDirectory() && !isForeign(entry.name));
  return [folder, ...inside.flatMap((entry) => foldersBelow(join(folder, entry.name)))];
}

const readEntries = (folder: string) => readdirSync(folder, { withFileTypes: true });

const isForeign = (name: string): boolean => name.startsWith(".") || name === "node_modules" || name === "supabase";
