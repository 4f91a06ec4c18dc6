import { expect } from "vitest";
import { type Backend, type BackendOptions, startBackend as start } from "../../cli/backend/backend.ts";
import type { Clock } from "../../cli/backend/cron/cron.ts";
import { cleanUp } from "../clean-up.ts";
import { recorded } from "../postgrest/recording.ts";

/** The system's time, at which no job is ever due. */
const withoutTimers: Clock = { now: Date.now, after: () => () => undefined };

/**
 * Start the embedded backend; it is closed with the test, if the test has not closed it.
 *
 * Scheduled jobs run only by a clock that the test passes: one that a real minute starts would change rows in the middle
 * of a test.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const backend = recorded(await start({ clock: withoutTimers, ...options }));
  cleanUp(() => backend.close());
  cleanUp(() => expectSums(backend));
  return backend;
}

/** Expect that what the seller app stores as a sum is what its rows add up to, whatever a test did to them. */
async function expectSums(backend: Backend): Promise<void> {
  const ofSellerApp = "select 1 from pg_proc where proname = 'somas_diferentes'";
  // A test may have closed it.
  if ((await backend.query(ofSellerApp).catch(() => [])).length === 0) return;
  const differences = "select d.* from public.contas c cross join lateral app.somas_diferentes(c.id) d";
  expect(await backend.query(differences)).toEqual([]);
}
