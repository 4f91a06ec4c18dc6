import { isCancelled } from "../workflow/cancelled.ts";

/** One line of the error log. `label` says where: `page#element.property`, or the name of a thing. */
export interface LogEntry {
  readonly label: string;
  readonly message: string;
  readonly error?: unknown;
}

const entryLimit = 200;
const entries: LogEntry[] = [];
const listeners = new Set<(entry: LogEntry) => void>();

/** The latest entries, oldest first, at most 200; for reports and tests. */
export const logEntries = (): readonly LogEntry[] => entries;

/** Hear every entry from now on; gives the function that stops it. */
export function onLogged(listener: (entry: LogEntry) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Write what went wrong at a place of the design as one line. A cancelled run is no error and is not written. */
export function logError(label: string, error: unknown): void {
  if (isCancelled(error)) return;
  write({ label, message: messageOf(error), error });
}

/** Write one line that has no error behind it, such as a workflow that was stopped. */
export function logMessage(label: string, message: string): void {
  write({ label, message });
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  return String(error);
}

function write(entry: LogEntry): void {
  entries.push(entry);
  if (entries.length > entryLimit) entries.shift();
  console.error(`${entry.label}: ${entry.message}`);
  for (const listener of listeners) listener(entry);
}
