import { failureOf } from "../plugins/request/unanswered.ts";

/** How long an answer may take: on a dead connection, a browser waits for minutes. */
const answerMs = 30_000;

/** Ask the backend; without an answer in time, this fails as without a connection. */
export async function askInTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), answerMs);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Session expired, timeout, too early, too many requests. */
const passing: readonly unknown[] = [401, 408, 425, 429];

/** Whether the backend rejected a query, as without the table or the right to read it. Trying again hardly helps. */
export function isRefusal(error: unknown): boolean {
  const { status, code } = failureOf(error);
  // Rights missing without a session are reported like an expired one.
  if (code === "42501") return true;
  return typeof status === "number" && status >= 400 && status < 500 && !passing.includes(status);
}

/** Returns the delay before a failed query is retried. */
export const retryDelayMs = (failureCount: number, isRefused: boolean): number =>
  growingDelayMs(1_000, failureCount, isRefused ? 64_000 : 8_000);

/** Returns a delay that doubles with each failure, with jitter between visitors. */
export const growingDelayMs = (firstMs: number, failureCount: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failureCount, 16)) * (0.5 + Math.random() / 2);
