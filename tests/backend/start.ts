import { type Backend, type BackendOptions, startBackend as start } from "../../cli/backend/backend.ts";
import type { Clock } from "../../cli/backend/cron/cron.ts";
import { cleanUp } from "../clean-up.ts";

/** The system's time, at which no job is ever due. */
const withoutTimers: Clock = { now: Date.now, after: () => () => undefined };

/**
 * Start the embedded backend; it is closed with the test, if the test has not closed it.
 *
 * Scheduled jobs run only by a clock that the test passes: one that a real minute starts would change rows in the middle
 * of a test.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const backend = await start({ clock: withoutTimers, ...options });
  cleanUp(() => backend.close());
  return backend;
}
