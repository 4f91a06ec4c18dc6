import { onPersonLeft } from "../../auth/auth.ts";
import { connection } from "../../data/connection.ts";
import { effect } from "../../react/signals.ts";
import { WorkflowFailure } from "../../workflow/workflow.ts";
import { failureOf, isUnanswered } from "./unanswered.ts";

// Writes that are to arrive although the connection comes and goes.

/** Of the writes that have no answer yet; each waits for those before it, so that they arrive in their order. */
let backlog: Promise<void> = Promise.resolve();

/** How often who was signed in left: what somebody wrote is never sent as somebody else. */
let leavings = 0;
onPersonLeft(() => {
  leavings += 1;
});

/**
 * Send until there is an answer, whatever it says. Nothing comes back where the database refuses a second arrival of
 * what the first attempt brought.
 */
export function untilAnswered<T>(send: () => Promise<T>): Promise<T | null> {
  const leavingsBefore = leavings;
  const work = backlog.then(() => attempts(send, leavingsBefore));
  backlog = work.then(
    () => {},
    () => {},
  );
  return work;
}

async function attempts<T>(send: () => Promise<T>, leavingsBefore: number): Promise<T | null> {
  for (let attempt = 0; ; attempt += 1) {
    if (leavings !== leavingsBefore) throw new WorkflowFailure("not sent before who wrote it signed out");
    try {
      return await send();
    } catch (error) {
      if (isArrived(error, attempt > 0)) return null;
      if (!isUnanswered(error)) throw error;
      await returned(attempt);
    }
  }
}

const longestWaitMs = 30_000;

/** Wait until it is worth another attempt: the connection says that it is back, or some time has passed. */
function returned(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      globalThis.window?.removeEventListener("online", end);
      stop();
      resolve();
    };
    const timer = setTimeout(end, Math.min(longestWaitMs, 500 * 2 ** attempt));
    globalThis.window?.addEventListener("online", end);
    const before = connection.status.peek();
    const stop = effect(() => {
      if (connection.status.value === "online" && before !== "online") setTimeout(end);
    });
  });
}

/**
 * Whether the database has it already. Browsers send a request again by themselves when a connection that they used
 * before is cut, so this may be the answer to the first attempt: then by a reference that nobody else can have made.
 */
function isArrived(error: unknown, isSent: boolean): boolean {
  const { code, details } = failureOf(error);
  return code === "23505" && (isSent || uuidPattern.test(String(details)));
}

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
