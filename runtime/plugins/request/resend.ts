import type { Runtime } from "../../app/runtime.ts";
import { type Session, sessionOf } from "../../auth/session.ts";
import { Connection } from "../../data/connection.ts";
import { effect } from "../../react/signals.ts";
import { WorkflowFailure } from "../../workflow/workflow.ts";
import { failureOf, isUnanswered } from "./unanswered.ts";

// Writes that must arrive although the connection comes and goes.

/** Pending writes of an app; each waits for the ones before it, so that they arrive in order. */
class Backlog {
  last: Promise<void> = Promise.resolve();
}

/**
 * Send until there is an answer, even an error. Resolves to null when the database refuses a duplicate of a write that
 * already arrived.
 */
export function untilAnswered<T>(runtime: Runtime, send: () => Promise<T>): Promise<T | null> {
  const backlog = runtime.part(Backlog);
  const session = sessionOf(runtime);
  const leavingsBefore = session.leavings;
  const work = backlog.last.then(() => attempts(session, send, leavingsBefore));
  backlog.last = work.then(
    () => {},
    () => {},
  );
  return work;
}

async function attempts<T>(session: Session, send: () => Promise<T>, leavingsBefore: number): Promise<T | null> {
  for (let attempt = 0; ; attempt += 1) {
    if (session.leavings !== leavingsBefore) throw new WorkflowFailure("not sent, as the user signed out");
    try {
      return await send();
    } catch (error) {
      if (isArrived(error, attempt > 0)) return null;
      if (!isUnanswered(error)) throw error;
      await returned(session, attempt);
    }
  }
}

const longestWaitMs = 30_000;

/** Wait until another attempt makes sense: the connection is back, or some time has passed. */
function returned({ runtime }: Session, attempt: number): Promise<void> {
  const connection = runtime.part(Connection);
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
 * Whether an error means that the database already has the row.
 *
 * Browsers resend a request on their own when a reused connection is cut, so this may answer the first attempt. Then it
 * counts only for a conflict on a UUID, which no other client can have created.
 */
function isArrived(error: unknown, isSent: boolean): boolean {
  const { code, details } = failureOf(error);
  return code === "23505" && (isSent || uuidPattern.test(String(details)));
}

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
