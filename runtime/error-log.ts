import { isCancelled } from "./cancelled.ts";

/** One line of the error log. `label` says where: `page#element.property`, or the name of a thing. */
export interface LogEntry {
  readonly label: string;
  readonly message: string;
  readonly error?: unknown;
}

const entryLimit = 200;
const entries: LogEntry[] = [];

/** The latest entries, oldest first, at most 200; for reports and tests. */
export const logEntries = (): readonly LogEntry[] => entries;

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
}
