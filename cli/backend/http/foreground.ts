import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";

/** Lets people go before what functions still do after they have answered. */
export interface Foreground {
  /** Run the answer to a request from outside. */
  answer<T>(work: () => Promise<T>): Promise<T>;
  /** Run the answer to a request of a function to its own backend. */
  answerFunction<T>(work: () => Promise<T>): Promise<T>;
}

interface Visit {
  isAnswered: boolean;
  /** How long the last request in the background took. */
  lastMs: number;
}

// A page asks for one thing after the other, with short pauses between.
const quietMs = 50;

/**
 * Keep count of the people who wait for an answer.
 *
 * The database works in this process and stops everything else meanwhile, so background work that sends one request
 * after the other would keep everyone out. Each of its requests waits until no request has come from outside for 50 ms,
 * but no longer than its last request took, so that it gets half of the time in a busy app.
 */
export function createForeground(): Foreground {
  const visits = new AsyncLocalStorage<Visit>();
  let waiting = 0;
  let answeredMs = -quietMs;
  const isQuiet = (): boolean => waiting === 0 && performance.now() - answeredMs >= quietMs;
  return {
    async answer(work) {
      const visit: Visit = { isAnswered: false, lastMs: 0 };
      waiting += 1;
      try {
        return await visits.run(visit, work);
      } finally {
        visit.isAnswered = true;
        waiting -= 1;
        answeredMs = performance.now();
      }
    },
    async answerFunction(work) {
      // Reads what has arrived at the sockets.
      await setImmediate();
      const visit = visits.getStore();
      if (!visit?.isAnswered) return work();
      const endMs = performance.now() + visit.lastMs;
      while (!isQuiet() && performance.now() < endMs) {
        await setTimeout(10);
      }
      const startMs = performance.now();
      try {
        return await work();
      } finally {
        visit.lastMs = performance.now() - startMs;
      }
    },
  };
}
