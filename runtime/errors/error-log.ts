import { isCancelled } from "../workflow/cancelled.ts";

/** One line of the error log. `label` is the place: `page#element.property`, or a name in the design. */
export interface LogEntry {
  readonly label: string;
  readonly message: string;
  readonly error?: unknown;
  /** The error that went on to the steps, of which one may handle it. */
  readonly thrown?: unknown;
}

const entryLimit = 200;
const entries: LogEntry[] = [];
const listeners = new Set<(entry: LogEntry) => void>();

/** Returns the latest entries, oldest first, at most 200; for reports and tests. */
export const logEntries = (): readonly LogEntry[] => entries;

/** Call a listener for every new entry; returns a function that stops it. */
export function onLogged(listener: (entry: LogEntry) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Log an error at a place in the design as one line. A cancelled run is not an error and is not logged. */
export function logError(label: string, error: unknown, thrown?: unknown): void {
  if (isCancelled(error)) return;
  write({ label, message: messageOf(error), error, thrown });
}

/** Log a line without an error behind it, such as a stopped workflow. */
export function logMessage(label: string, message: string): void {
  write({ label, message });
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  return String(error);
}

function write(entry: LogEntry): void {
  entries.push(entry);
  if (entries.length > entryLimit) entries.shift();
  const cause = entry.error instanceof Error && entry.error.cause ? ` (${messageOf(entry.error.cause)})` : "";
  console.error(`${entry.label}: ${entry.message}${cause}`);
  for (const listener of listeners) listener(entry);
}
